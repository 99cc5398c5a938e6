import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import type { IconShape } from '@trolley/ui/Icon.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import {
  BoldIcon,
  BulletsIcon,
  Heading2Icon,
  Heading3Icon,
  ItalicIcon,
  LinkIcon,
  NumbersIcon,
  QuoteIcon,
  UnlinkIcon,
} from '../../icons.ts';
import { useTexts } from '../../texts.ts';
import { TargetPicker } from '../TargetPicker.tsx';
import { cleanPaste } from './cleanPaste.ts';
import { richTextExtensions } from './extensions.ts';
import { keepCaret } from './keepCaret.ts';
import { isKeptBy, tidyHtml } from './tidyHtml.ts';

export interface RichTextEditorProps {
  readonly id: string;
  readonly label: string;
  readonly describedBy?: string;
  readonly invalid: boolean;
  readonly readOnly: boolean;
  readonly value: string;
  readonly onChange: (html: string) => void;
}

/** Rich text with only what a page can show. What it does not know is edited as it is written, never dropped. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, onChange, readOnly, id, label, describedBy, invalid } = props;
  const texts = useTexts();
  const written = useRef(value);
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  }, [onChange]);
  const [isKept, setKept] = useState(true);
  // The same with every key: of anything else the editor would be set up anew.
  const [first] = useState(() => ({ extensions: richTextExtensions(), content: value }));
  const editorProps = useMemo(
    () => ({
      transformPastedHTML: cleanPaste,
      handleDOMEvents: { focus: keepCaret },
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        id,
        class: 'rich-text',
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(invalid && { 'aria-invalid': 'true' }),
      },
    }),
    [label, id, describedBy, invalid],
  );
  const editor = useEditor({
    ...first,
    editable: !readOnly,
    // The studio allows no style elements.
    injectCSS: false,
    editorProps,
    onCreate: ({ editor: made }) => setKept(isKeptBy(written.current, tidyHtml(made.getHTML()))),
    onUpdate: ({ editor: changed }) => {
      written.current = tidyHtml(changed.getHTML());
      change.current(written.current);
    },
  });
  // Undo and joins change the text from outside.
  useEffect(() => {
    if (value === written.current || !editor) return;
    written.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
    setKept(isKeptBy(value, tidyHtml(editor.getHTML())));
  }, [value, editor]);
  if (!isKept) {
    return (
      <>
        <textarea
          id={id}
          className="input edit-json"
          rows={10}
          readOnly={readOnly}
          aria-describedby={describedBy}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
        <p className="edit-note">{texts.htmlSource}</p>
      </>
    );
  }
  return (
    <div className="rich">
      {editor && !readOnly && <Toolbar editor={editor} label={label} />}
      <EditorContent editor={editor} />
    </div>
  );
}

const Toolbar = memo(function Toolbar({ editor, label }: { readonly editor: Editor; readonly label: string }) {
  const texts = useTexts();
  const [isLinking, setLinking] = useState(false);
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      heading2: now.isActive('heading', { level: 2 }),
      heading3: now.isActive('heading', { level: 3 }),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      quote: now.isActive('blockquote'),
      link: now.isActive('link'),
    }),
  });
  const chain = () => editor.chain().focus();
  const tools: readonly (readonly [string, IconShape, boolean, () => void])[] = [
    [texts.bold, BoldIcon, state.bold, () => chain().toggleBold().run()],
    [texts.italic, ItalicIcon, state.italic, () => chain().toggleItalic().run()],
    [texts.heading2, Heading2Icon, state.heading2, () => chain().toggleHeading({ level: 2 }).run()],
    [texts.heading3, Heading3Icon, state.heading3, () => chain().toggleHeading({ level: 3 }).run()],
    [texts.bullets, BulletsIcon, state.bullets, () => chain().toggleBulletList().run()],
    [texts.numbers, NumbersIcon, state.numbers, () => chain().toggleOrderedList().run()],
    [texts.quote, QuoteIcon, state.quote, () => chain().toggleBlockquote().run()],
    [texts.link, LinkIcon, state.link, () => setLinking(true)],
  ];
  return (
    <div className="rich-tools" role="group" aria-label={label}>
      {tools.map(([name, icon, isOn, press]) => (
        <button key={name} type="button" aria-label={name} title={name} aria-pressed={isOn} onClick={press}>
          <Icon of={icon} size="s" />
        </button>
      ))}
      {state.link && (
        <button
          type="button"
          aria-label={texts.unlink}
          title={texts.unlink}
          onClick={() => chain().extendMarkRange('link').unsetLink().run()}
        >
          <Icon of={UnlinkIcon} size="s" />
        </button>
      )}
      {isLinking && (
        <TargetPicker
          onClose={() => setLinking(false)}
          onChoose={({ target, title }) => {
            const isEmpty = editor.state.selection.empty && !state.link;
            if (isEmpty) {
              chain()
                .insertContent({ type: 'text', text: title, marks: [{ type: 'link', attrs: { href: target } }] })
                .run();
            } else chain().extendMarkRange('link').setLink({ href: target }).run();
          }}
        />
      )}
    </div>
  );
});
