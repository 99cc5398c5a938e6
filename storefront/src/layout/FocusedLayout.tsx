import type { Link } from '@trolley/contract';
import { Icon } from '@trolley/ui/Icon.tsx';
import { LockIcon } from '@trolley/ui/icons.ts';
import { SkipLink } from '@trolley/ui/SkipLink.tsx';
import { TextLink } from '@trolley/ui/TextLink.tsx';
import type { ReactNode } from 'react';
import { useShop, useText } from '../shell/shop.tsx';
import { ConsentLine, ConsentLink } from './ConsentLink.tsx';
import { Logo } from './Logo.tsx';

export interface FocusedLayoutProps {
  readonly children: ReactNode;
  /** The link back to where the task began. */
  readonly back?: Link;
  /** Inside an app, which has its own header and footer. */
  readonly webview?: boolean;
}

/** A layout without distractions: logo, link back, legal links. */
export function FocusedLayout({ children, back, webview = false }: FocusedLayoutProps) {
  const text = useText();
  const main = (
    <main id="main" className="wrap main focused-main" tabIndex={-1}>
      {children}
      {webview && <ConsentLine />}
    </main>
  );
  if (webview) return main;
  return (
    <>
      <SkipLink href="#main">{text('shell.skipToContent')}</SkipLink>
      <header className="focused-header">
        <div className="wrap">
          <Logo />
          {back && (
            <TextLink data-back href={back.href}>
              {back.label}
            </TextLink>
          )}
          <p className="focused-safe">
            <Icon of={LockIcon} />
            <span>{text('shell.focused.safe')}</span>
          </p>
        </div>
      </header>
      {main}
      <FocusedFooter />
    </>
  );
}

/** The legal line and the links of the last column, which by convention are the legal ones. */
function FocusedFooter() {
  const { columns, legal } = useShop().site.footer;
  const legalLinks = columns.at(-1)?.links ?? [];
  return (
    <footer className="focused-footer">
      <div className="wrap">
        <p>{legal}</p>
        <ul className="footer-links">
          {legalLinks.map((link) => (
            <li key={link.label}>
              <a href={link.href}>{link.label}</a>
            </li>
          ))}
          <ConsentLink />
        </ul>
      </div>
    </footer>
  );
}
