import { shopEnvironment } from '@trolley/contract';
import { type Settings, SettingsProblem } from './settings.ts';

type Checked = Pick<Settings, 'nodeEnv' | 'cmsPreview' | 'smtpUrl' | 'mail' | 'sandboxUrl'>;

/**
 * Stops the start of a shop at a production address that would show drafts or raw errors to everybody, or whose
 * customers would wait for mails that never go out. Commands such as imports serve no pages and are not checked.
 */
export function checkProductionAddress(settings: Checked & Pick<Settings, 'baseUrl'>): void {
  const { baseUrl } = settings;
  if (shopEnvironment(baseUrl) !== 'production') return;
  const found = productionProblems(settings);
  if (found.length > 0)
    throw new SettingsProblem(`${baseUrl} is a production address.\n${found.map((line) => `  ${line}`).join('\n')}`);
}

/** What stands against opening with these settings at a production address. */
export function productionProblems({ nodeEnv, cmsPreview, smtpUrl, mail, sandboxUrl }: Checked): readonly string[] {
  const found: string[] = [];
  if (nodeEnv === 'development')
    found.push(
      'NODE_ENV=development would show raw errors to everybody: remove it, or say NODE_ENV=production. Error pages are looked into at an address of your own, for example BASE_URL=http://localhost:3000',
    );
  if (cmsPreview)
    found.push(
      'CMS_PREVIEW=true would show drafts to everybody: remove it. A preview has an address of its own, for example BASE_URL=https://preview.shop.example',
    );
  if (smtpUrl === undefined && mail !== 'none')
    found.push(
      'SMTP_URL is missing, nobody would get their confirmation or a link for a new password: name the mail server, for example SMTP_URL=smtps://shop:secret@mail.example:465, or say MAIL=none if this shop shall send no mails',
    );
  if (sandboxUrl !== undefined)
    found.push('SANDBOX_URL: a production shop cannot be paid at the sandbox. Remove SANDBOX_URL.');
  return found;
}
