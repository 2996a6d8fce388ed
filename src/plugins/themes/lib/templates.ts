import { Liquid } from 'liquidjs'
import { templateProblem } from '../../../lib/content/liquid/templateProblem'
import { MAX_TEMPLATES_BYTES } from './package/limits'

/** What is wrong with a template, or odd about it. */
export interface TemplateFinding {
  file: string
  line: number
  column: number
  message: string
  /** It works, and is probably not what was meant. */
  isHint: boolean
}

export interface TemplateFile {
  path: string
  text: string
}

/** Tags and filters of the renderer beside Liquid's own. */
const TAGS = ['blocks', 'consent', 'content_for', 'paginate', 'form']
const WITH_CONTENT = new Set(['consent', 'form', 'paginate'])
const FILTERS = ['asset_url', 'calendar_url', 'image_tag', 'image_url', 'json_ld', 'money', 'rich_text', 't', 'url']

/**
 * Parses every template of a package and runs nothing of it.
 *
 * The renderer knows its tags and filters best: where it can check templates, this is the one place to ask it.
 */
export function checkTemplates(files: TemplateFile[]): TemplateFinding[] {
  const engine = newEngine(files)
  return files.flatMap(({ path, text }): TemplateFinding[] => {
    try {
      engine.parse(text, path)
      return []
    } catch (error) {
      return [{ ...templateProblem(error), file: path, isHint: false }]
    }
  })
}

function newEngine(files: TemplateFile[]): Liquid {
  const engine = new Liquid({ ownPropertyOnly: true, parseLimit: MAX_TEMPLATES_BYTES, strictFilters: true, templates: Object.fromEntries(files.map(({ path, text }) => [path, text])) })
  for (const filter of FILTERS) engine.registerFilter(filter, (value: unknown) => value)
  for (const tag of TAGS) {
    engine.registerTag(tag, {
      parse(_, rest) {
        if (!WITH_CONTENT.has(tag)) return
        const stream = this.liquid.parser.parseStream(rest)
        stream.on(`tag:end${tag}`, () => stream.stop())
        stream.on('end', () => {
          throw new Error(`tag "${tag}" not closed`)
        })
        stream.start()
      },
      render: () => '',
    })
  }
  return engine
}
