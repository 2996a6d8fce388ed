import { SENTENCE } from '../../../../data/pages'

/** A static page with as much text as the measured tenant's pages, rendered once at build time. */
export const dynamic = 'force-static'

const texts = (count: number) => Array.from({ length: count }, (_, index) => <p key={index}>{SENTENCE}</p>)

export default function Page() {
  return (
    <>
      <header>
        <nav>
          <ul>
            {Array.from({ length: 180 }, (_, index) => (
              <li key={index}>
                <a href={`/page-${index}`}>Page {index}</a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main>
        <h1>A season by the river</h1>
        {texts(5)}
        <figure>
          <figcaption>The foyer</figcaption>
        </figure>
        {texts(6)}
        <h2>Questions</h2>
        <h3>Is there a cloakroom?</h3>
        {texts(1)}
        <h2>Come along</h2>
        {texts(1)}
        <a href="https://tickets.example">Book</a>
      </main>
    </>
  )
}
