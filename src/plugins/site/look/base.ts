/** Colours, type and what every page has. */
export const base = `
:root {
  color-scheme: light dark;
  --paper: #fbfaf7; --raised: #ffffff; --ink: #1e1b18; --soft: #5b554e; --line: #ddd7ce; --accent: #7a1f3d; --on-accent: #ffffff; --warn: #8a4b00; --stop: #9b1c1c;
  --serif: 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Source Serif Pro', Georgia, serif;
  --sans: system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', 'Noto Sans Arabic', sans-serif;
  --edge: clamp(1rem, 4vw, 3rem); --gap: clamp(1.5rem, 4vw, 3rem);
}
@media (prefers-color-scheme: dark) {
  :root { --paper: #171513; --raised: #211e1b; --ink: #f2eee8; --soft: #b9b1a6; --line: #3a352f; --accent: #f0a9bf; --on-accent: #2b0a16; --warn: #f0b46a; --stop: #ff9d94; }
}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; scroll-padding-block-start: 1rem; }
body { background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 var(--sans); margin: 0; overflow-wrap: break-word; }
h1, h2, h3 { font-family: var(--serif); font-weight: 600; line-height: 1.15; margin: 0; text-wrap: balance; }
h1 { font-size: clamp(2rem, 1.4rem + 2.8vw, 3.5rem); letter-spacing: -0.01em; }
h2 { font-size: clamp(1.375rem, 1.2rem + 0.9vw, 1.875rem); }
h3 { font-size: 1.25rem; }
p, ul, ol, dl, figure, blockquote { margin: 0; }
img { block-size: auto; display: block; max-inline-size: 100%; }
a { color: inherit; text-decoration-color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
a:hover { color: var(--accent); text-decoration-thickness: 2px; }
:focus-visible { border-radius: 2px; outline: 3px solid var(--accent); outline-offset: 3px; }
main { display: block; margin: 0 auto; max-inline-size: 75rem; padding: var(--gap) var(--edge); }
main > * + *, article > * + * { margin-block-start: var(--gap); }
.skip { background: var(--raised); inset-block-start: 0; inset-inline-start: 0; padding: 0.75rem 1rem; position: absolute; transform: translateY(-110%); z-index: 2; }
.skip:focus { transform: none; }
.button { background: var(--accent); border: 1px solid var(--accent); border-radius: 999px; color: var(--on-accent); cursor: pointer; display: inline-block; font: inherit; font-weight: 600; line-height: 1.25; padding: 0.625rem 1.25rem; text-decoration: none; }
.button:hover { color: var(--on-accent); filter: brightness(1.08); text-decoration: underline; }
.button.quiet { background: transparent; border-color: currentColor; color: var(--ink); }
.links { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-block-start: 1.5rem; }
.facts, .kicker, .sub { color: var(--soft); }
.kicker { font-size: 0.9375rem; font-weight: 600; margin-block-end: 0.75rem; }
.sub { font-family: var(--serif); font-size: 1.25rem; font-style: italic; }
.lead { font-size: clamp(1.125rem, 1.05rem + 0.4vw, 1.375rem); line-height: 1.5; max-inline-size: 42rem; }
.heading > * + * { margin-block-start: 0.75rem; }
.heading { max-inline-size: 52rem; }
.none { color: var(--soft); }
.rich { max-inline-size: 42rem; }
.rich > * + * { margin-block-start: 1.1em; }
.rich h2, .rich h3 { margin-block-start: 1.6em; }
.rich ul, .rich ol { padding-inline-start: 1.4em; }
.rich li.nested { list-style: none; }
.rich blockquote { border-inline-start: 3px solid var(--accent); font-family: var(--serif); font-size: 1.2em; padding-inline-start: 1.25rem; }
.rich hr { border: 0; border-block-start: 1px solid var(--line); }
.rich figcaption, .figure figcaption, .film figcaption { color: var(--soft); font-size: 0.9375rem; margin-block-start: 0.5rem; }
.notice { align-content: center; max-inline-size: 40rem; min-block-size: 100vh; }
.notice > * + * { margin-block-start: 1rem; }
.gate { display: grid; gap: 0.75rem; justify-items: start; margin-block-start: 2rem; }
.gate label { font-weight: 600; }
.gate input { background: var(--raised); border: 1px solid var(--soft); border-radius: 6px; color: var(--ink); font: inherit; inline-size: min(100%, 22rem); padding: 0.625rem 0.75rem; }
.problem { color: var(--stop); font-weight: 600; }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
@media print { .top nav, .bottom, .consent, .skip { display: none; } body { background: #ffffff; color: #000000; } }
`
