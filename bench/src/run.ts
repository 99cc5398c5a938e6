import { measureBytes } from './bytes.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measurePages } from './pages.ts';
import { type Finding, keep, print } from './report.ts';
import { measureStartup } from './startup.ts';

// npm run bench [-- startup pages bytes lighthouse] [-- --tenant=harbour]
const suites: Record<string, (tenant: string) => Promise<Finding[]>> = {
  startup: measureStartup,
  bytes: measureBytes,
  pages: measurePages,
  lighthouse: measureLighthouse,
};

const args = process.argv.slice(2);
const tenants = args.filter((arg) => arg.startsWith('--tenant=')).map((arg) => arg.slice('--tenant='.length));
const named = args.filter((arg) => !arg.startsWith('--'));
const unknown = named.filter((name) => !(name in suites));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(suites).join(', ')}.`);
  process.exit(1);
}

const findings: Record<string, Finding[]> = {};
for (const tenant of tenants.length > 0 ? tenants : ['feldmarkt', 'harbour']) {
  for (const name of named.length > 0 ? named : Object.keys(suites)) {
    const title = `${tenant}: ${name}`;
    findings[title] = (await suites[name]?.(tenant)) ?? [];
    print(title, findings[title]);
  }
}
console.log(`\nKept in ${await keep(findings)}`);
