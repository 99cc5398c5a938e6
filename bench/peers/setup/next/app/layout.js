export const metadata = { title: 'Shop' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <header>
          <a href="/">Shop</a>
          <form action="/search">
            <input name="q" aria-label="Search" />
          </form>
          <a href="/cart">Cart</a>
        </header>
        <main>{children}</main>
      </body>
    </html>
  );
}
