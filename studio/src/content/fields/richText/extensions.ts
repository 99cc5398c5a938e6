import { HardBreak } from '@tiptap/extension-hard-break';
import { type Attributes, Extension, type Extensions, Mark, Node } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { linkTarget } from '@trolley/contract';

/** Everything `sanitizeRichText` lets through, and nothing else: what an editor sees is what a page can show. */
export function richTextExtensions(): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4] },
      strike: false,
      underline: false,
      trailingNode: false,
      hardBreak: false,
      link: {
        openOnClick: false,
        autolink: false,
        HTMLAttributes: { rel: null, target: null, class: null },
        isAllowedUri: (address) => linkTarget.safeParse(address).success,
      },
    }),
    LineBreak,
    AnchoredHeadings,
    ...['small', 'sub', 'sup'].map((tag) => mark(tag)),
    mark('abbr', ['title']),
    node('address', 'block', 'inline*'),
    node('dl', 'block', '(dt|dd)+'),
    node('dt', '', 'inline*'),
    node('dd', '', 'inline*'),
    node('table', 'block', '(caption|thead|tbody|tfoot|tr)+'),
    node('caption', '', 'inline*'),
    ...['thead', 'tbody', 'tfoot'].map((tag) => node(tag, '', 'tr+')),
    node('tr', '', '(th|td)+'),
    node('th', '', 'inline*', ['colspan', 'rowspan', 'scope']),
    node('td', '', 'inline*', ['colspan', 'rowspan']),
  ];
}

/** Without its Ctrl+Enter, which publishes. */
const LineBreak = HardBreak.extend({
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.setHardBreak() };
  },
});

/** A heading may be a place to jump to. */
const AnchoredHeadings = Extension.create({
  name: 'anchoredHeadings',
  addGlobalAttributes: () => [{ types: ['heading'], attributes: kept(['id']) }],
});

function kept(names: readonly string[]): Attributes {
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        default: null,
        parseHTML: (element: HTMLElement) => element.getAttribute(name),
        renderHTML: ({ [name]: value }: Record<string, unknown>) =>
          typeof value === 'string' ? { [name]: value } : {},
      },
    ]),
  );
}

function mark(tag: string, attributes: readonly string[] = []): Mark {
  return Mark.create({
    name: tag,
    addAttributes: () => kept(attributes),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
}

function node(tag: string, group: string, content: string, attributes: readonly string[] = []): Node {
  return Node.create({
    name: tag,
    group,
    content,
    addAttributes: () => kept(attributes),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
}
