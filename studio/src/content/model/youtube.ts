const id = /^[A-Za-z0-9_-]{11}$/;
const hosts = /^(?:(?:www|m|music)\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be)$/;

/** The id of a video, from the id itself or from any address YouTube gives out; undefined where there is none in it. */
export function youtubeId(text: string): string | undefined {
  const given = text.trim();
  if (id.test(given)) return given;
  const address = URL.canParse(given)
    ? new URL(given)
    : URL.canParse(`https://${given}`) && new URL(`https://${given}`);
  if (!address || !hosts.test(address.hostname)) return undefined;
  const [first = '', second = ''] = address.pathname.split('/').filter(Boolean);
  const found = address.hostname === 'youtu.be' ? first : (address.searchParams.get('v') ?? second);
  return id.test(found) ? found : undefined;
}
