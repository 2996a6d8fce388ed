const steps = Array.from({ length: 11 }, (_, step) => `.fx-${step} { --fx: ${step * 10}%; } .fy-${step} { --fy: ${step * 10}%; }`).join('\n')

const forms = `
.form { max-inline-size: 36rem; }
.form form, .form > * + * { margin-block-start: 1rem; }
.form form { display: grid; gap: 1.25rem; }
.question { border: 0; display: grid; gap: 0.375rem; margin: 0; min-inline-size: 0; padding: 0; }
.question label, .question legend { font-weight: 600; padding: 0; }
.question legend { margin-block-end: 0.375rem; }
.question :is(input:not([type=checkbox], [type=radio]), textarea, select) { background: var(--raised); border: 1px solid var(--soft); border-radius: 6px; color: var(--ink); font: inherit; inline-size: 100%; min-block-size: 2.75rem; padding: 0.5rem 0.75rem; }
.question :is(input, select, textarea)[aria-invalid] { border-color: var(--stop); }
.question .tick { align-items: start; display: flex; font-weight: 400; gap: 0.625rem; padding-block: 0.25rem; }
.tick input { block-size: 1.25rem; flex: none; inline-size: 1.25rem; margin: 0.25rem 0 0; }
.question p { margin: 0; }
.help, .optional { color: var(--soft); font-size: 0.9375rem; font-weight: 400; }
.form .button { justify-self: start; }
.trap { display: none; }
`

/** Pictures, cards, performances and the blocks of pages. */
export const blocks = `
${steps}
.frame { background: var(--line); border-radius: 6px; overflow: hidden; }
.frame img, .gallery img { block-size: 100%; inline-size: 100%; object-fit: cover; object-position: var(--fx, 50%) var(--fy, 50%); }
.frame.poster { aspect-ratio: 16 / 9; }
.frame.portrait { aspect-ratio: 4 / 5; }
.hero { display: grid; gap: 1.5rem; }
.hero .words > * + * { margin-block-start: 1rem; }
.hero.pictured .frame { aspect-ratio: 16 / 9; max-block-size: 34rem; inline-size: 100%; }
.cards { display: grid; gap: var(--gap) 2rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)); list-style: none; padding: 0; }
.band > h2 + * { margin-block-start: 1.25rem; }
.card { position: relative; }
.card .frame { aspect-ratio: 4 / 3; margin-block-end: 0.875rem; }
.cards.events .frame { aspect-ratio: 16 / 9; }
.cards.people { grid-template-columns: repeat(auto-fill, minmax(min(45%, 11rem), 1fr)); }
.cards.people .frame { aspect-ratio: 1; }
.blank { align-content: center; block-size: 100%; color: var(--soft); display: block; font: 600 2rem/1 var(--serif); text-align: center; }
.card h2, .card h3 { font-size: 1.25rem; }
.card h2 a, .card h3 a { text-decoration: none; }
.card h2 a::after, .card h3 a::after { content: ''; inset: 0; position: absolute; }
.card:hover h2 a, .card:hover h3 a { text-decoration: underline; }
.card .sub { font-size: 1.0625rem; }
.state { border: 1px solid currentColor; border-radius: 4px; display: inline-block; font-size: 0.875rem; font-weight: 600; margin-block-start: 0.5rem; padding: 0 0.5rem; }
.state-cancelled { color: var(--stop); }
.state-postponed, .state-soldOut { color: var(--warn); }
.split { display: grid; gap: var(--gap); }
.split > * > * + * { margin-block-start: 1.5rem; }
.facts-list { align-self: start; border-block-start: 2px solid var(--ink); display: grid; }
.facts-list > div { border-block-end: 1px solid var(--line); padding-block: 0.75rem; }
.facts-list dt, .credits dt { color: var(--soft); font-size: 0.9375rem; }
.facts-list dd, .credits dd { margin: 0; }
.credits { display: grid; gap: 0.5rem 2rem; grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr)); margin-block-start: 1rem; }
.filter { align-items: end; display: flex; flex-wrap: wrap; gap: 0.5rem 0.75rem; }
.filter label { font-weight: 600; inline-size: 100%; }
.filter select { background: var(--raised); border: 1px solid var(--soft); border-radius: 6px; color: var(--ink); font: inherit; max-inline-size: 100%; min-block-size: 2.75rem; padding: 0.5rem 0.75rem; }
.plain { list-style: none; margin-block-start: 0.75rem; padding: 0; }
.plain a { display: inline-block; padding-block: 0.25rem; }
.performances { border-block-start: 2px solid var(--ink); list-style: none; padding: 0; }
.performances > li { align-items: center; border-block-end: 1px solid var(--line); display: grid; gap: 0.5rem 1.25rem; grid-template-columns: auto 1fr; padding-block: 1rem; }
.performances .button { grid-column: 2; justify-self: start; }
.performances h3 a { text-decoration: none; }
.performances h3 a:hover { text-decoration: underline; }
.tile { display: grid; font-variant-numeric: tabular-nums; justify-items: center; line-height: 1.2; min-inline-size: 3.75rem; text-align: center; }
.tile strong { font: 600 1.75rem/1.1 var(--serif); }
.tile span { color: var(--soft); font-size: 0.875rem; }
.tags { display: flex; flex-wrap: wrap; gap: 0.375rem; list-style: none; margin-block-start: 0.375rem; padding: 0; }
.tags li { background: var(--raised); border: 1px solid var(--line); border-radius: 999px; font-size: 0.875rem; padding: 0 0.625rem; }
.stories { display: grid; gap: var(--gap); list-style: none; padding: 0; }
.stories > li { display: grid; gap: 0 1.5rem; }
.stories .frame:empty { display: none; }
.columns { display: grid; gap: var(--gap); grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); }
.columns section > * + * { margin-block-start: 0.875rem; }
.columns img { border-radius: 6px; }
.call { background: var(--raised); border: 1px solid var(--line); border-radius: 8px; padding: clamp(1.5rem, 5vw, 3rem); }
.call > * + * { margin-block-start: 0.75rem; }
.quote { margin-inline: auto; max-inline-size: 46rem; text-align: center; }
.quote blockquote { font: italic clamp(1.375rem, 1.2rem + 1vw, 2rem)/1.35 var(--serif); }
.quote figcaption { color: var(--soft); margin-block-start: 0.75rem; }
.stars { color: var(--accent); letter-spacing: 0.15em; }
.figure.text { max-inline-size: 42rem; }
.figure.wide img, .figure.full img { inline-size: 100%; }
.figure img, .film img, .rich img { border-radius: 6px; }
.film a { display: grid; text-decoration: none; }
.film img, .film .button { grid-area: 1 / 1; }
.film .button { align-self: center; justify-self: center; }
.gallery { display: grid; gap: 0.75rem; grid-template-columns: repeat(auto-fill, minmax(min(48%, 16rem), 1fr)); list-style: none; padding: 0; }
.gallery li { aspect-ratio: 4 / 3; border-radius: 6px; overflow: hidden; }
.themed > * + * { margin-block-start: 1rem; }
.themed > p, .themed li > p { max-inline-size: 42rem; white-space: pre-line; }
.themed .rows { display: grid; gap: 1.5rem; list-style: none; max-inline-size: 46rem; padding: 0; }
.themed .rows > li > * + * { margin-block-start: 0.5rem; }
.themed .rows.short { gap: 0; }
.themed .rows.short > li { border-block-end: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; padding-block: 0.625rem; }
.themed .rows.short > li > * { margin: 0; }
.themed .rows.short > li > :first-child { flex: 1 1 10rem; }
.faq > h2 { margin-block-end: 1rem; }
.faq details { border-block-end: 1px solid var(--line); max-inline-size: 46rem; padding-block: 0.25rem; }
.faq summary { cursor: pointer; font-weight: 600; padding-block: 0.75rem; }
.faq .rich { padding-block-end: 1rem; }
${forms}
@media (min-width: 48rem) {
  .split { grid-template-columns: minmax(0, 2fr) minmax(14rem, 1fr); }
  .split.reversed { grid-template-columns: minmax(12rem, 1fr) minmax(0, 2fr); }
  .hero.pictured { align-items: center; grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr); }
  .hero.pictured .frame { aspect-ratio: 4 / 3; order: 2; }
  .performances > li { grid-template-columns: auto 1fr auto; }
  .performances .button { grid-column: auto; }
  .stories > li { grid-template-columns: 16rem 1fr; }
}
`
