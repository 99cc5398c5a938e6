interface BarOptions {
  readonly words: (key: string) => string;
  /** It shows another moment than now. */
  readonly isLater: boolean;
  /** The address of this page as shoppers have it; missing where the whole shop is a preview. */
  endAddress?(): string;
  toggle(): void;
}

/** Says that this is a preview, and of which moment; in the studio's frame the studio says so. */
export function createBar(document: Document, { words, isLater, endAddress, toggle }: BarOptions) {
  const bar = document.createElement('aside');
  bar.className = 'preview-bar';
  bar.setAttribute('aria-label', words('preview.bar.label'));
  const said = document.createElement('p');
  const title = document.createElement('b');
  title.textContent = words('preview.bar.title');
  said.append(title);
  if (isLater) said.append(` ${words('preview.bar.today')}`);

  const button = document.createElement('button');
  button.type = 'button';
  const show = (on: boolean) => {
    const keys = document.createElement('kbd');
    keys.textContent = words('preview.bar.keys');
    button.replaceChildren(words(on ? 'preview.bar.hide' : 'preview.bar.show'), ' ', keys);
    button.setAttribute('aria-pressed', String(on));
  };
  show(false);
  button.addEventListener('click', toggle);
  bar.append(said, button);

  if (endAddress) {
    const end = document.createElement('a');
    end.dataset['preview'] = '';
    end.textContent = words('preview.bar.end');
    end.href = endAddress();
    // A whole new document: this one is a preview for good.
    end.addEventListener('click', (event) => {
      event.preventDefault();
      event.stopPropagation();
      document.defaultView?.location.assign(endAddress());
    });
    bar.append(end);
  }
  document.body.prepend(bar);
  return { show };
}
