import { declaredObjects, type ObjectField } from './declare'
import { FILTERS } from './filters'
import { GLOBALS } from './objects'
import { TAGS } from './tags'

const INTRO = `# What templates of a theme can say

Made from the declarations in \`src/plugins/site/engine\`; a test holds that both are the same. Beside this templates have the tags and filters of [Liquid](https://liquidjs.com), without \`include\`, \`layout\` and \`block\`. What is printed is escaped, but for what gives HTML; \`raw\` leaves a text as it is. Documents are read when a template names them, and only published ones of the very site. What is not there is empty.
`

/** Returns the reference of template names, tags, filters and objects: the content of docs/theme-reference.md. */
export function reference(): string {
  const objects = [...declaredObjects()]
    .filter(({ name }) => !name.startsWith('part'))
    .sort((a, b) => a.name.localeCompare(b.name))
  return [
    INTRO,
    '## Names\n\nEvery file can say these; some only where such a thing is shown. In a block there is `block` beside them, in `404` and `password` there is `notice`.\n',
    table(
      ['name', 'gives', 'where', ''],
      Object.entries(GLOBALS)
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([name, { about, gives, isList, on }]) => [
          code(name),
          givesText(gives, isList),
          on ? `on ${code(on)}` : 'everywhere',
          about,
        ]),
    ),
    '## Tags\n',
    ...TAGS.map(({ about, example, name }) => `### ${name}\n\n${about}\n\n${block(example)}`),
    '## Filters\n',
    ...FILTERS.map(({ about, example, gives, name }) => `### ${name}\n\nGives ${gives}. ${about}\n\n${block(example)}`),
    '## Objects\n',
    ...objects.map(
      ({ about, fields, name }) =>
        `### ${name}\n\n${about}\n\n${table(
          ['field', 'gives', ''],
          Object.entries(fields)
            .sort(([a], [b]) => a.localeCompare(b))
            .map(row),
        )}`,
    ),
  ].join('\n')
}

const row = ([name, { about, gives, isList }]: [string, ObjectField<never>]): string[] => [
  code(name),
  givesText(gives, isList),
  about,
]

const givesText = (gives: string, isList: true | undefined): string => (isList ? `list of ${gives}` : gives)

const code = (text: string): string => `\`${text}\``

const block = (text: string): string => `\`\`\`liquid\n${text}\n\`\`\`\n`

const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n') + '\n'
