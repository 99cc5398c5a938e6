import type { Mail } from '../mail.ts';

export function testMail(changes: Partial<Mail> = {}): Mail {
  return {
    kind: 'registration',
    sender: 'Feldmarkt <servus@feldmarkt.example>',
    recipient: 'anna@example.at',
    subject: 'Bestätige deine E-Mail-Adresse',
    html: '<!DOCTYPE html><p>Grüß dich</p>',
    text: 'Grüß dich\n',
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...changes,
  };
}
