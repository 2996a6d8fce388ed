import { jest } from '@jest/globals'
import { translatorOf, addMessages } from '@/i18n/translator'
import { cleanSvg } from '@/lib/pictures/pictureWorkers'
import { checkTemplates } from '@/plugins/site/published'
import { checkStyles } from '@/plugins/themes/lib/css/checkStyles'
import { checkPackage } from '@/plugins/themes/lib/package/checkPackage'
import type { CheckedFile } from '@/plugins/themes/lib/package/content'
import { MAX_PACKAGE_BYTES, MAX_PROBLEMS } from '@/plugins/themes/lib/package/limits'
import { messages } from '@/plugins/themes/messages'
import { HOSTILE } from './support/hostile'
import { rawZip, THEME_JSON, themeZip } from '@tests/support/themeZip'

addMessages(messages)

const t = translatorOf({ language: 'en' })
const tools = {
  checkStyles: checkStyles('test'),
  checkTemplates: async (files: ReadonlyMap<string, string>) => checkTemplates(files),
  cleanSvg: (data: Buffer) => cleanSvg(data, 'test'),
}

async function check(zip: Buffer, language = 'en') {
  const kept = new Map<string, CheckedFile>()
  const result = await checkPackage(zip, {
    keep: async (path, file) => void kept.set(path, file),
    language,
    t: translatorOf({ language }),
    tools,
  })
  return { ...result, kept }
}

describe('checkPackage', () => {
  it('accepts a valid package with or without an outer folder and ignores files of the operating system [B-234]', async () => {
    const files = {
      'README.md': '# Harbour',
      'assets/site.css': 'a {\n  color: red;\n}\n',
      'assets/site.js': 'let a = 1',
      'blocks/hours.liquid': '{{ block.settings.title }}',
      'layout/theme.liquid': '{{ content_for_head }}{{ content_for_layout }}',
      'locales/en.json': '{"more": "More"}',
      'templates/page.liquid': '{% blocks page %}{{ site.name }}',
    }
    const blocks = [{ name: 'hours', settings: [{ name: 'title', type: 'text' }] }]
    const wrapped = rawZip([
      { mode: 0o040755, name: 'harbour-main/' },
      { content: JSON.stringify({ ...THEME_JSON, blocks }), name: 'harbour-main/theme.json' },
      ...Object.entries(files).map(([name, content]) => ({ content, name: `harbour-main/${name}` })),
      { content: 'x', name: '__MACOSX/harbour-main/._theme.json' },
      { content: 'x', name: 'harbour-main/.DS_Store' },
    ])
    for (const zip of [themeZip(files, { blocks }), wrapped]) {
      const { hints, kept, problems, theme } = await check(zip)
      expect({ hints, problems }).toEqual({ hints: [], problems: [] })
      expect(theme).toMatchObject({
        info: { name: 'Harbour', version: '1.0.0' },
        manifest: { blocks: [{ name: 'hours' }] },
      })
      expect(theme?.manifest).not.toHaveProperty('engine')
      expect([...kept.keys()].sort()).toEqual([...Object.keys(files), 'theme.json'].sort())
      expect(kept.get('assets/site.css')?.served?.toString()).toBe('a{color:red}')
    }
  })

  it('skips hidden files and files of a checkout, as a repository and the command line do', async () => {
    const skipped = [
      '.editorconfig',
      '.git/config',
      '.github/workflows/ci.yml',
      'assets/.gitkeep',
      'node_modules/x/index.js',
      'package-lock.json',
      'package.json',
      'vite.config.ts',
    ]
    for (const folder of ['', 'harbour/']) {
      const zip = rawZip(
        ['theme.json', 'snippets/a.liquid', ...skipped].map((name) => ({
          content: name === 'theme.json' ? JSON.stringify(THEME_JSON) : 'x',
          name: folder + name,
        })),
      )
      const { kept, problems } = await check(zip)
      expect([problems, [...kept.keys()].sort()]).toEqual([[], ['snippets/a.liquid', 'theme.json']])
    }
    expect((await check(themeZip({ 'src/package.json': '{}' }))).problems).toEqual([
      expect.objectContaining({ file: 'src/package.json', message: t('themesFolderUnknown') }),
    ])
  })

  it.each([
    ['snippets/straße.liquid', 'snippets/STRASSE.liquid'],
    ['snippets/λόγος.liquid', 'snippets/λόγοσ.liquid'],
    ['snippets/ﬁnale.liquid', 'snippets/finale.liquid'],
  ])('refuses %s beside %s, which some file systems take for the same file', async (first, second) => {
    expect((await check(themeZip({ [first]: 'a', [second]: 'b' }))).problems).toEqual([
      expect.objectContaining({ file: second, message: t('themesPathTwice', { other: first }) }),
    ])
    expect((await check(themeZip({ [first]: 'a', 'snippets/other.liquid': 'b' }))).problems).toEqual([])
  })

  it.each([
    ['a{color:red;*zoom:1;margin:0}', 'a{color:red;margin:0}'],
    ['a{/* IE 7 */ *display:inline}b{color:red}', 'b{color:red}'],
    ['a{color:red;margin:1px !ie}', 'a{color:red}'],
    ['a{content:"!ie;*x:1";#height:1px;margin:0}', 'a{content:"!ie;*x:1";margin:0}'],
    ['a{(;color:red;);margin:0}', 'a{margin:0}'],
    ['a{_height:1px;filter:alpha(opacity=50);color:red\\9}', 'a{_height:1px;filter:alpha(opacity=50);color:red\\9 }'],
    ['a{& .b:hover{color:red}*zoom:1}', 'a{& .b:hover{color:red}}'],
  ])('accepts a style sheet with old hacks that browsers ignore: %s', async (css, served) => {
    const { kept, problems } = await check(themeZip({ 'assets/a.css': `${css}\n\n\n` }))
    expect([problems, kept.get('assets/a.css')?.served?.toString()]).toEqual([[], served])
  })

  it('serves a media query for old browsers as it is written, and refuses a style sheet that is none', async () => {
    const css = '@media screen\\9 {\n  a { color: red; }\n}\n'
    const { kept } = await check(themeZip({ 'assets/a.css': css }))
    expect(kept.get('assets/a.css')).toMatchObject({ text: css })
    expect(kept.get('assets/a.css')).not.toHaveProperty('served')
    for (const broken of ['a { *zoom: 1; }\nb ! {}\n', 'a { color: {{ settings.x }}; }', '// a\nb { color: red; }'])
      expect((await check(themeZip({ 'assets/a.css': broken }))).problems).toEqual([
        expect.objectContaining({ file: 'assets/a.css', line: broken.startsWith('a { *') ? 2 : 1 }),
      ])
  })

  it('accepts a package with theme.json only and hints at a declared template that has no file', async () => {
    const { hints, problems } = await check(
      themeZip({}, { templates: [{ collection: 'events', name: 'Gala', template: 'event.gala' }] }),
    )
    expect(problems).toEqual([])
    expect(hints).toEqual([
      expect.objectContaining({
        file: 'theme.json',
        message: t('themesFileMissing', { file: 'templates/event.gala.liquid' }),
      }),
    ])
  })

  it('accepts a template with unknown names and hints at each with its file and line', async () => {
    const { hints, problems } = await check(
      themeZip({ 'templates/event.liquid': '{{ event.title }}\n{{ event.titel }}' }),
    )
    expect(problems).toEqual([])
    expect(hints).toEqual([
      expect.objectContaining({
        file: 'templates/event.liquid',
        line: 2,
        message: 'event.titel does not exist, so it stays empty.',
      }),
    ])
  })

  it('removes scripts and event handlers from an SVG and keeps its shapes', async () => {
    const { kept, problems } = await check(
      themeZip({
        'assets/a.svg':
          '<svg xmlns="http://www.w3.org/2000/svg" onload="a()"><script>a()</script><a href="javascript:a()"><path d="M0 0h9"/></a></svg>',
      }),
    )
    expect(problems).toEqual([])
    expect(kept.get('assets/a.svg')?.data.toString()).toMatch(/^(?!.*(?:script|onload)).*M0 0h9/s)
  })

  it('reports all problems of a package at once, each with its file and, where known, line and column [B-314]', async () => {
    const zip = rawZip([
      {
        content: `{\n  "name": "Harbour",\n  "version": "1",\n  "engine": "1",\n  "blocks": [\n    { "name": "1st" }\n  ]\n}`,
        name: 'theme.json',
      },
      { content: 'one\n\n  {% nothing %}', name: 'layout/theme.liquid' },
      { content: 'a { color: red; }\nb ! {}\n', name: 'assets/site.css' },
      { content: '{\n  "a": ,\n}', name: 'locales/en.json' },
      { content: 'x', name: 'assets/run.exe' },
      { content: 'x', name: '../up.css' },
    ])
    const { problems, theme } = await check(zip)
    expect(theme).toBeNull()
    expect(problems.map(({ column, file, line }) => [file, line, column])).toEqual([
      ['../up.css', null, null],
      ['assets/run.exe', null, null],
      ['assets/site.css', 2, expect.any(Number)],
      ['layout/theme.liquid', 3, 3],
      ['locales/en.json', 2, 8],
      ['theme.json', 6, 15],
    ])
  })

  it('reports problems in the language of the user who uploads the package', async () => {
    for (const [language, message] of [
      ['es', 'Este archivo está cifrado.'],
      ['ar', 'هذا الملف مشفّر.'],
    ] as const) {
      const { problems } = await check(
        rawZip([
          { content: JSON.stringify(THEME_JSON), name: 'theme.json' },
          { flags: 1, name: 'assets/a.js' },
        ]),
        language,
      )
      expect(problems).toEqual([{ column: null, file: 'assets/a.js', line: null, message }])
    }
  })

  it('reports the first 200 problems and the number of the remaining ones', async () => {
    const { problems } = await check(
      rawZip([
        { content: JSON.stringify(THEME_JSON), name: 'theme.json' },
        ...Array.from({ length: 450 }, (_, index) => ({ name: `assets/${index}.exe` })),
      ]),
    )
    expect(problems).toHaveLength(MAX_PROBLEMS + 1)
    expect(problems.at(-1)?.message).toBe(t('themesMoreProblems', { count: 250 }))
  })

  it('refuses a package larger than 50 MB without reporting any other problem', async () => {
    const { problems } = await check(Buffer.alloc(MAX_PACKAGE_BYTES + 1))
    expect(problems).toEqual([{ column: null, file: '', line: null, message: t('themesZipLarge', { most: 50 }) }])
  })
})

describe('checkPackage with a hostile package', () => {
  it('is tested with at least 200 hostile packages', () => expect(HOSTILE.length).toBeGreaterThanOrEqual(200))

  it.each(HOSTILE.map((one) => [one.name, one] as const))('refuses %s', async (_, { file, values, word, zip }) => {
    const { problems, theme } = await check(zip())
    expect(theme).toBeNull()
    const matching = problems.filter(
      (problem) => problem.file === file && (word === null || problem.message === t(word, values)),
    )
    expect({ matching: matching.length > 0, problems }).toMatchObject({ matching: true })
  })
})

describe('checkPackage with slow files', () => {
  const files = { 'templates/a.liquid': '{{ site.name }}', 'templates/b.liquid': '{{ site.name }}' }

  it('refuses a package whose reading and parsing together exceed the time limit', async () => {
    const checkAt = async (step: number) => {
      let now = 0
      jest.spyOn(performance, 'now').mockImplementation(() => (now += step))
      return (await check(themeZip(files))).problems.map(({ message }) => message)
    }
    const tooSlow = t('themesTooSlow' as never)
    // The clock is read about eight times, so that neither reading nor parsing takes a minute by itself.
    expect(await checkAt(15_000)).toContain(tooSlow)
    expect(await checkAt(1_000)).not.toContain(tooSlow)
  })
})
