import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import ts from 'typescript'

const FOLDER = 'src/exports'
const PAGE = 'docs/exports.md'

const parse = (path: string) => ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)

const fileOf = (module: string) =>
  ['ts', 'tsx'].map((end) => `${module.replace('@/', 'src/')}.${end}`).find((path) => existsSync(path))!

/** The first sentence of a comment, on one line. */
const firstSentence = (text: string) => /^.*?[.:](?=\s|$)|^.*/s.exec(text)![0].replace(/\s+/g, ' ').replace(/:$/, '.')

/** The first sentence of the docstring at the end of the comments before a node. */
function docOf(node: ts.Node, file: ts.SourceFile): string {
  const [, text = ''] =
    /\/\*\*((?:(?!\*\/).)*)\*\/$/s.exec(file.text.slice(node.getFullStart(), node.getStart(file)).trim()) ?? []
  return firstSentence(text.replace(/^\s*\* ?/gm, '').trim())
}

const namesOf = (statement: ts.Statement): string[] => {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText())
  const name = (statement as ts.Statement & { name?: ts.Identifier }).name
  return name ? [name.text] : []
}

/** What each entry of the surface has, with the first sentence of its docstring. */
function readSurface() {
  return readdirSync(FOLDER).map((name) => {
    const entry = parse(`${FOLDER}/${name}`)
    const rows = entry.statements.filter(ts.isExportDeclaration).flatMap(({ exportClause, moduleSpecifier }) => {
      const path = fileOf((moduleSpecifier as ts.StringLiteral).text)
      const file = parse(path)
      return (exportClause as ts.NamedExports).elements.map(({ name: { text } }) => {
        const declaration = file.statements.find((statement) => namesOf(statement).includes(text))
        return { doc: declaration ? docOf(declaration, file) : '', name: text, path }
      })
    })
    return { about: docOf(entry.statements[0]!, entry), entry: basename(name, '.ts'), rows }
  })
}

/** The page about the surface. */
const page = () =>
  [
    '# What plugins import',
    '',
    'Plugins import these names, the pure rules of `src/lib`, what another plugin publishes in its `published.ts`, and their own folder. The names stay when the modules behind them move. What else a plugin takes from the core by its path may move with the core. This page is made from the docstrings: `UPDATE_REFERENCE=1 npm test -- unit docs/exports`.',
    ...readSurface().flatMap(({ about, entry, rows }) => [
      '',
      `## \`@/exports/${entry}\``,
      '',
      about,
      '',
      '| name | what it is |',
      '|---|---|',
      ...rows
        .sort((a, b) => a.name.localeCompare(b.name))
        .map(({ doc, name, path }) => `| [\`${name}\`](../${path}) | ${doc.replaceAll('|', '\\|')} |`),
    ]),
    '',
  ].join('\n')

it('the page about the surface for plugins lists what it has (UPDATE_REFERENCE=1 rewrites it)', () => {
  if (process.env.UPDATE_REFERENCE) writeFileSync(PAGE, page())
  expect(readFileSync(PAGE, 'utf8')).toBe(page())
})

it('every name of the surface says what it is', () => {
  const rows = readSurface().flatMap(({ rows }) => rows)
  expect(rows.length).toBeGreaterThan(60)
  expect(rows.filter(({ doc }) => doc === '').map(({ name, path }) => `${path} ${name}`)).toEqual([])
})
