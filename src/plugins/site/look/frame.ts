/** What stands around the content: the top, the end, the trail, the question about cookies, the bar of a preview. */
export const frame = `
.top { align-items: center; border-block-end: 1px solid var(--line); display: flex; flex-wrap: wrap; gap: 0.5rem 2rem; padding: 1rem var(--edge); }
.brand { align-items: center; display: inline-flex; gap: 0.75rem; min-block-size: 2.75rem; text-decoration: none; }
.brand img, .brand > span { block-size: 2.5rem; border-radius: 50%; inline-size: 2.5rem; object-fit: cover; }
.brand > span { align-content: center; background: var(--accent); color: var(--on-accent); font-weight: 700; text-align: center; }
.brand strong { font-family: var(--serif); font-size: 1.25rem; line-height: 1.2; }
.top nav ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; list-style: none; padding: 0; }
.top nav a { display: block; padding-block: 0.5rem; text-decoration-color: transparent; }
.top nav a:hover { text-decoration-color: currentColor; }
.top nav [aria-current], .top nav .within { color: var(--accent); font-weight: 600; text-decoration-color: currentColor; }
.languages { font-size: 0.9375rem; margin-inline-start: auto; }
.trail { font-size: 0.9375rem; }
.trail ol { display: flex; flex-wrap: wrap; list-style: none; padding: 0; }
.trail a { display: inline-block; padding-block: 0.125rem; }
.trail li + li::before { color: var(--soft); content: '/'; padding-inline: 0.6em; }
.trail [aria-current] { color: var(--soft); }
.trail + * { margin-block-start: 1.5rem; }
.bottom { border-block-start: 1px solid var(--line); color: var(--soft); margin-block-start: var(--gap); padding: 2rem var(--edge) 3rem; }
.bottom ul { display: flex; flex-wrap: wrap; gap: 0 1.5rem; list-style: none; margin-block-start: 0.5rem; padding: 0; }
.bottom a { display: inline-block; padding-block: 0.25rem; }
.pages { border-block-start: 1px solid var(--line); list-style: none; margin-block-start: 1rem; padding: 0; }
.pages a { border-block-end: 1px solid var(--line); display: block; font-family: var(--serif); font-size: 1.125rem; padding: 0.75rem 0; text-decoration: none; }
.pages a:hover { text-decoration: underline; }
.consent { background: var(--raised); border-block-start: 1px solid var(--line); box-shadow: 0 -0.5rem 2rem rgb(0 0 0 / 12%); display: flex; flex-wrap: wrap; gap: 0.75rem 2rem; inset-block-end: 0; inset-inline: 0; justify-content: space-between; padding: 1.25rem var(--edge); position: fixed; z-index: 3; }
.consent[hidden] { display: none; }
.consent h2 { font-size: 1.125rem; }
.consent .links { margin: 0; }
.shown iframe { background: var(--raised); block-size: min(36rem, 80vh); border: 1px solid var(--line); border-radius: 6px; display: block; inline-size: 100%; }
.map .shown iframe { block-size: 20rem; }
.map { max-inline-size: 48rem; }
.map .shown > p + p { margin-block-start: 0.5rem; }
.tiles { block-size: 20rem; border: 1px solid var(--line); border-radius: 6px; direction: ltr; overflow: hidden; position: relative; }
.tiles > div { display: flex; flex-wrap: wrap; position: absolute; }
.tiles img { block-size: 256px; flex: none; inline-size: 256px; max-inline-size: none; }
.tiles i { background: var(--accent); block-size: 1.25rem; border: 3px solid #fff; border-radius: 50% 50% 50% 0; box-shadow: 0 1px 4px rgb(0 0 0 / 50%); inline-size: 1.25rem; inset-block-start: 50%; left: 50%; position: absolute; transform: translate(-50%, -120%) rotate(-45deg); }
.tiles small a { color: inherit; display: inline; padding: 0; }
.tiles small { background: rgb(255 255 255 / 85%); color: #222; inset-block-end: 0; padding: 0 0.375rem; position: absolute; right: 0; }
.offers { display: grid; gap: 1.5rem; margin-block-end: 2rem; }
.offers a.button { padding: 0.625rem 1.25rem; }
.offers section { max-inline-size: 36rem; }
.offers h2 { font-size: 1.25rem; }
.offers form { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-block-start: 0.75rem; }
.offers label { flex-basis: 100%; font-weight: 600; }
.offers input[type=email] { background: var(--raised); border: 1px solid var(--soft); border-radius: 6px; color: var(--ink); flex: 1 1 14rem; font: inherit; min-block-size: 2.75rem; padding: 0.5rem 0.75rem; }
.bar { align-items: center; background: var(--ink); color: var(--paper); display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0.5rem var(--edge); position: sticky; inset-block-start: 0; z-index: 3; }
.bar strong { background: var(--paper); border-radius: 4px; color: var(--ink); font-size: 0.875rem; padding: 0.125rem 0.5rem; }
@media (max-width: 40rem) {
  .top { padding-block: 0.75rem; }
  .top nav:not(.languages) { inline-size: 100%; order: 3; overflow-x: auto; }
  .top nav:not(.languages) ul { flex-wrap: nowrap; white-space: nowrap; }
}
`
