import { linkTarget } from '@trolley/contract';
import sanitizeHtml from 'sanitize-html';
import type { ShowContext } from './showContext.ts';

const anchor = /^[a-z][a-z0-9-]{0,63}$/;

const elements = [
  'p',
  'br',
  'hr',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'blockquote',
  'address',
  'pre',
  'code',
  'strong',
  'em',
  'small',
  'sub',
  'sup',
  'abbr',
  'a',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
];

const kept: sanitizeHtml.IOptions = {
  allowedTags: elements,
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    abbr: ['title'],
    h2: ['id'],
    h3: ['id'],
    h4: ['id'],
    ol: ['start'],
    th: ['colspan', 'rowspan', { name: 'scope', values: ['row', 'col', 'rowgroup', 'colgroup'] }],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'object', 'template'],
};

/** Rich text as it may stand in a page: known elements only, no styles, no scripts, links that lead somewhere. */
export function sanitizeRichText(html: string, { resolve }: Pick<ShowContext, 'resolve'>): string {
  const written = sanitizeHtml(html, {
    ...kept,
    // A link to nothing is one of these until the second look, which takes it away: an element that is exchanged for one that
    // is left out leaves its end behind where elements are nested wrongly.
    allowedTags: [...elements, 'span'],
    transformTags: {
      // The page's own title is the only h1.
      h1: heading('h2'),
      h2: heading('h2'),
      h3: heading('h3'),
      h4: heading('h4'),
      h5: heading('h4'),
      h6: heading('h4'),
      b: 'strong',
      i: 'em',
      a: (_name, { href = '', target }) =>
        leading(linkTarget.safeParse(href).success ? resolve(href) : undefined, target),
    },
  });
  return sanitizeHtml(written, kept).trim();
}

/** A link to nothing becomes a span, which is left out in the end; its text stays. */
function leading(href: string | undefined, target: string | undefined): sanitizeHtml.Tag {
  const attribs: sanitizeHtml.Attributes = {};
  if (href === undefined) return { tagName: 'span', attribs };
  attribs.href = href;
  if (href.startsWith('https:')) {
    if (target === '_blank') attribs.target = target;
    attribs.rel = 'noopener noreferrer';
  }
  return { tagName: 'a', attribs };
}

function heading(tagName: string): sanitizeHtml.Transformer {
  return (_name, { id = '' }) => {
    const attribs: sanitizeHtml.Attributes = {};
    if (anchor.test(id)) attribs.id = id;
    return { tagName, attribs };
  };
}
