import type { CookieCategory } from '@trolley/contract';
import { useText } from '../shell/shop.tsx';
import { cookieLife } from './cookieLife.ts';
import './cookie-table.css';

/** CONT-08: what is stored for one category: name, what for, whose, how long. */
export function CookieTable({ category }: { readonly category: CookieCategory }) {
  const text = useText();
  if (category.cookies.length === 0) return <p className="muted">{text('consent.cookies.none')}</p>;
  return (
    <div className="table-frame">
      <table className="table cookie-table">
        <caption className="visually-hidden">{category.title}</caption>
        <thead>
          <tr>
            <th scope="col">{text('consent.cookies.name')}</th>
            <th scope="col">{text('consent.cookies.purpose')}</th>
            <th scope="col">{text('consent.cookies.owner')}</th>
            <th scope="col">{text('consent.cookies.life')}</th>
          </tr>
        </thead>
        <tbody>
          {category.cookies.map(({ name, purpose, owner, ...life }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{purpose}</td>
              <td>{owner}</td>
              <td>{cookieLife(life, text)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
