/** What a calendar shall keep free. */
export interface CalendarEntry {
  /** The same entry has the same name, however often it is loaded. */
  readonly uid: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** When it was last changed. */
  readonly changedAt: Date;
  readonly summary: string;
  readonly location?: string;
  readonly description: string;
  readonly url: string;
  readonly cancelled: boolean;
}

/** A calendar file with one entry, as RFC 5545 has it: UTC, CRLF, lines of at most 75 octets. */
export function calendarFile(entry: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Trolley//Order//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `DTSTAMP:${instant(entry.changedAt)}`,
    `DTSTART:${instant(entry.startsAt)}`,
    `DTEND:${instant(entry.endsAt)}`,
    `SUMMARY:${escaped(entry.summary)}`,
    ...(entry.location ? [`LOCATION:${escaped(entry.location)}`] : []),
    `DESCRIPTION:${escaped(entry.description)}`,
    `URL:${entry.url}`,
    `STATUS:${entry.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

const instant = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

const escaped = (text: string) =>
  text
    .replace(/\r\n|\r/g, '\n')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\n/g, '\\n');

const mostOctets = 75;

/** A line goes on behind a space; no letter is cut in two. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > mostOctets) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += letter;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}
