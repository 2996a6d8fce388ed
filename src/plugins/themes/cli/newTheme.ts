import { mkdir, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ENGINE } from '../lib/package/themeJson'
import { CliError } from './CliError'

/** Starter theme. The built-in theme renders everything it does not provide. */
const files = (name: string): Record<string, string> => ({
  'README.md': `# ${name}

A theme for Callboard. docs/themes.md describes what a theme can do.

    npm run theme -- check .
    npm run theme -- zip .
`,
  'assets/site.css': `:root {
  --accent: #c8452f;
}

body {
  font-family: system-ui, sans-serif;
  margin-inline: auto;
  max-inline-size: 60rem;
  padding: 1rem;
}

.callout {
  border-inline-start: 0.25rem solid var(--accent);
  padding-inline-start: 1rem;
}
`,
  'blocks/callout.liquid': `<aside class="callout">
  <p>{{ block.settings.text }}</p>
</aside>
`,
  'layout/theme.liquid': `<!doctype html>
<html lang="{{ request.language }}">
  <head>
    {{ content_for_head }}
    <link rel="stylesheet" href="{{ 'site.css' | asset_url }}">
  </head>
  <body>
    <main id="main">{{ content_for_layout }}</main>
  </body>
</html>
`,
  'locales/en.json': `${JSON.stringify({ more: 'More' }, null, 2)}\n`,
  'templates/page.liquid': `<h1>{{ page.title }}</h1>
{% blocks page %}
`,
  'theme.json': `${JSON.stringify(
    {
      name,
      version: '0.1.0',
      engine: ENGINE,
      blocks: [
        {
          name: 'callout',
          label: 'Callout',
          settings: [{ name: 'text', label: 'Text', type: 'text', localized: true, required: true, maxLength: 200 }],
        },
      ],
      colorSchemes: [{ name: 'Day', accent: '#c8452f', background: '#ffffff' }],
    },
    null,
    2,
  )}\n`,
})

/**
 * Writes a starter theme.
 * @param folder must be empty or not exist
 * @returns the paths of its files
 */
export async function newTheme(folder: string, name = path.basename(folder)): Promise<string[]> {
  const existing = await readdir(folder).catch(() => [])
  if (existing.length > 0) throw new CliError(`${folder} is not empty. Choose an empty or a new folder.`)
  const written = Object.entries(files(name))
  for (const [file, content] of written) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), content, { flag: 'wx' })
  }
  return written.map(([file]) => file)
}
