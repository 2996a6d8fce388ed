import {
  evalToken,
  Tag,
  toValueSync,
  type Context,
  type Emitter,
  type Liquid,
  type TagToken,
  type TopLevelToken,
  type ValueToken,
} from 'liquidjs'
import { CountingEmitter } from '../Run'
import { Readable } from '../Readable'
import { ThemeContext } from '../ThemeContext'
import type { TagDeclaration } from './declareTag'

/** Renders all blocks of a document, each with its own file. A block that fails renders nothing. */
class BlocksTag extends Tag {
  readonly #value: ValueToken | undefined

  constructor(token: TagToken, remainTokens: TopLevelToken[], liquid: Liquid) {
    super(token, remainTokens, liquid)
    this.#value = this.tokenizer.readValue()
  }

  *render(context: Context, emitter: Emitter): Generator<unknown, void, unknown> {
    if (!(context instanceof ThemeContext)) return
    const holder: unknown = this.#value ? yield evalToken(this.#value, context) : context.run.globals.page
    const blocks: unknown = holder instanceof Readable ? holder.read('blocks') : holder
    for (const block of Array.isArray(blocks) ? (blocks as unknown[]) : [])
      if (block instanceof Readable) emitter.write(renderBlock(context, this.liquid, block))
  }

  *arguments() {
    if (this.#value) yield this.#value
  }
}

function renderBlock(context: ThemeContext, liquid: Liquid, block: Readable): string {
  const { run } = context
  const found = run.theme.fileForBlock(block, run.suspended)
  if (!found) return ''
  run.enter(found.path)
  const emitter = new CountingEmitter(run)
  try {
    toValueSync(liquid.renderer.renderTemplates(found.templates(), context.apart(liquid, { block }), emitter))
    return emitter.buffer
  } catch (error) {
    run.failures.push({ error, path: found.path })
    return ''
  } finally {
    run.open.pop()
  }
}

export const blocksTag: TagDeclaration = {
  about:
    'Renders all blocks of a document in order, each with `blocks/<type>.liquid` of the theme, otherwise of House. Without a name, the blocks of the page.',
  example: '{% blocks page %}',
  name: 'blocks',
  tag: BlocksTag,
}
