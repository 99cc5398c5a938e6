import { createHash } from 'node:crypto';

export const style = `
*{box-sizing:border-box}
:root{color-scheme:light dark;--ink:#1b2330;--soft:#566175;--line:#8791a3;--hair:#dfe3ea;--page:#eef1f6;--sheet:#fff;--act:#2a4bd7;--on-act:#fff;--warn:#4a3200;--warn-fill:#ffe3a3;--stripe:#ffd67a;--bad:#b3261e;--bad-fill:#fdeceb;--focus:#0b57d0}
@media (prefers-color-scheme:dark){:root{--ink:#eef1f6;--soft:#b3bccb;--line:#78839a;--hair:#333c4d;--page:#10141c;--sheet:#1a202c;--act:#9db3ff;--on-act:#0a1a5c;--bad:#ffa099;--bad-fill:#411e1b;--focus:#8ab4f8}}
html{font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--page);color:var(--ink);min-height:100vh}
.banner{margin:0;padding:12px 16px;text-align:center;font-weight:650;color:var(--warn);background:repeating-linear-gradient(135deg,var(--warn-fill) 0 18px,var(--stripe) 18px 36px)}
main{width:100%;max-width:30rem;margin:0 auto;padding:20px 16px 48px}
.sheet{background:var(--sheet);border:1px solid var(--hair);border-radius:20px;padding:20px;margin-top:16px;box-shadow:0 12px 32px -20px rgb(16 24 40/.35)}
.due{display:flex;flex-direction:column;gap:2px;padding:8px 4px 0}
.due p{margin:0;color:var(--soft);overflow-wrap:anywhere}
.due strong{font-size:2.25rem;line-height:1.15;letter-spacing:-.02em;font-variant-numeric:tabular-nums}
h1{font-size:1.375rem;line-height:1.25;margin:0 0 12px}
h2{font-size:1.0625rem;margin:0 0 8px}
p{margin:0 0 12px}
.note{color:var(--soft);font-size:.9375rem}
.field{margin:0 0 16px}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:12px}
label{display:block;font-weight:600;margin-bottom:4px}
.hint{display:block;color:var(--soft);font-size:.875rem;margin-top:4px}
.problem{display:block;color:var(--bad);font-size:.9375rem;font-weight:600;margin-top:4px}
input{width:100%;min-height:48px;padding:10px 12px;font:inherit;color:inherit;background:transparent;border:1px solid var(--line);border-radius:12px;font-variant-numeric:tabular-nums}
input[aria-invalid=true]{border:2px solid var(--bad)}
.problems{border:1px solid var(--bad);background:var(--bad-fill);border-radius:12px;padding:12px 16px;margin:0 0 16px}
.problems ul{margin:0;padding-left:1.25rem}
.problems a{color:inherit}
button,.button{display:flex;width:100%;min-height:52px;align-items:center;justify-content:center;gap:8px;padding:10px 16px;font:inherit;font-weight:650;text-align:center;text-decoration:none;border:0;border-radius:14px;cursor:pointer;color:var(--on-act);background:var(--act)}
button:hover,.button:hover{filter:brightness(1.08)}
.paypal{color:#0b1f52;background:#ffc439}
.apple-pay{color:#fff;background:#000;border:1px solid #fff}
.google-pay{color:#1f1f1f;background:#fff;border:1px solid #747775;border-radius:999px}
.quiet{color:var(--ink);background:transparent;border:1px solid var(--line)}
.plain{color:var(--ink);background:transparent;text-decoration:underline;min-height:44px;margin:8px 0 -8px}
a:focus-visible,button:focus-visible,input:focus-visible,summary:focus-visible,[tabindex]:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.stack{display:grid;gap:10px}
.method{display:flex;align-items:center;gap:12px;padding:14px;border:1px solid var(--hair);border-radius:14px;margin:0 0 16px}
.method b{display:block}
.mark{flex:none;display:grid;place-items:center;min-width:56px;height:36px;padding:0 8px;border-radius:8px;font-size:.8125rem;font-weight:750;border:1px solid var(--hair)}
details{margin-top:16px}
summary{min-height:44px;padding:10px 4px;font-weight:650;cursor:pointer}
.cases{list-style:none;margin:0;padding:0}
.cases li{display:flex;align-items:center;gap:12px;padding:8px 0;border-top:1px solid var(--hair)}
.cases span{flex:1;min-width:0}
.cases code{display:block;font:.875rem/1.4 ui-monospace,'SF Mono',Menlo,Consolas,monospace;color:var(--soft);overflow-wrap:anywhere}
.cases button{width:auto;min-height:44px;padding:6px 14px;font-size:.9375rem}
@media (min-width:600px){main{padding-top:40px}.sheet{padding:28px}}
@media (prefers-reduced-motion:no-preference){button,.button{transition:filter .15s}}
`;

const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** No script at all. A browser holds the redirect after a form to `form-action` too, so the ways back stand in it. */
export function policyFor(addresses: readonly string[]): string {
  const ways = [...new Set(addresses.map((address) => new URL(address).origin))];
  return [
    "default-src 'none'",
    `style-src ${styleHash}`,
    `form-action ${["'self'", ...ways].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
