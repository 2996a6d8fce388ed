/**
 * Loaded by every page of the local preview: reloads the page for a new version, and shows the problems of the theme.
 * Constructed style sheets are allowed by any content security policy.
 */
;(() => {
  const STYLES = `
    :host { all: initial }
    section { background: #1f1b1b; border-block-start: 4px solid #e5484d; inset: auto 0 0; box-sizing: border-box; color: #fff; font: 14px/1.5 ui-monospace, monospace; max-block-size: 50vh; overflow: auto; overflow-wrap: anywhere; padding: 16px 24px; position: fixed; z-index: 2147483647 }
    h2 { font-size: 14px; margin: 0 0 8px }
    ul { list-style: none; margin: 0; padding: 0 }
    b { color: #ffb3b5 }`

  const element = (name, ...content) => {
    const created = document.createElement(name)
    created.append(...content)
    return created
  }

  const itemOf = ({ column, file, line, message }) =>
    element(
      'li',
      element('b', [file || 'package', line, column].filter((part) => part !== null).join(':')),
      ` ${message}`,
    )

  let shown = null
  const show = (problems) => {
    shown?.remove()
    shown = element('theme-problems')
    const root = shown.attachShadow({ mode: 'open' })
    const styles = new CSSStyleSheet()
    styles.replaceSync(STYLES)
    root.adoptedStyleSheets = [styles]
    const section = element(
      'section',
      element('h2', problems.length === 1 ? '1 problem' : `${problems.length} problems`),
      element('ul', ...problems.map(itemOf)),
    )
    for (const [name, value] of Object.entries({ dir: 'ltr', lang: 'en', role: 'alert', tabindex: '0' }))
      section.setAttribute(name, value)
    root.append(section)
    document.documentElement.append(shown)
  }

  const events = new EventSource('/__theme/events')
  events.addEventListener('reload', () => window.location.reload())
  events.addEventListener('problems', ({ data }) => show(JSON.parse(data)))
})()
