import {
  evalToken,
  Hash,
  Tag,
  type Context,
  type Emitter,
  type Liquid,
  type Parser,
  type TagToken,
  type Template,
  type TopLevelToken,
  type ValueToken,
} from 'liquidjs'
import { FORM_FIELD, CAPTCHA_FIELD, HONEYPOT_FIELD } from '../../lib/forms/FormState'
import type { NewsletterOutcome } from '../../lib/apps/newsletterOutcome'
import { escapeHtml } from '../../lib/html/html'
import type { View } from '../../lib/View'
import { NEWSLETTER_PATH, UNLOCK_PATH } from '../../lib/ownPaths'
import { Readable } from '../Readable'
import { ThemeContext } from '../ThemeContext'
import type { TagDeclaration } from './declareTag'
import { parseUntil } from './SectionTag'

interface Target {
  action: string
  hidden: Record<string, string>
  /** A captcha app verifies the form before it is sent. */
  isGuarded?: boolean
}

/** Returns the action and the hidden fields of a form, which do not depend on the theme. */
function targetOf(form: unknown, view: View): Target | null {
  const isGuarded = view.apps.guard !== null
  if (form === 'newsletter') return { action: NEWSLETTER_PATH, hidden: { next: view.address }, isGuarded }
  if (form === 'password') return { action: UNLOCK_PATH, hidden: { next: view.gate?.next ?? '/' } }
  if (!(form instanceof Readable)) return null
  return { action: `#${String(form.read('anchor'))}`, hidden: { [FORM_FIELD]: String(form.read('id')) }, isGuarded }
}

/** Asks the usual password managers to leave the field alone. */
const UNFILLED =
  'autocomplete="off" data-1p-ignore data-bwignore data-form-type="other" data-lpignore="true" data-protonpass-ignore'

/** Returns the honeypot: hidden, or shown with a label to a visitor whose browser has filled it in. */
function trap(form: unknown, { form: state, messages, newsletter }: View): string {
  const isShown =
    form === 'newsletter'
      ? newsletter === ('trapped' satisfies NewsletterOutcome)
      : form instanceof Readable && state?.isTrapped === true && state.id === form.read('id')
  const input = (attributes: string) => `<input ${UNFILLED} ${attributes} name="${HONEYPOT_FIELD}" type="text">`
  const id = `${HONEYPOT_FIELD}-${form === 'newsletter' ? form : (state?.id ?? '')}`
  return isShown
    ? `<div class="question"><label for="${id}">${escapeHtml(messages.formLeaveEmpty)}</label>${input(`id="${id}"`)}</div>`
    : input('aria-hidden="true" class="trap" tabindex="-1"')
}

class FormTag extends Tag {
  readonly #form: ValueToken | undefined
  readonly #hash: Hash
  readonly #templates: Template[]

  constructor(token: TagToken, remainTokens: TopLevelToken[], liquid: Liquid, parser: Parser) {
    super(token, remainTokens, liquid)
    this.#form = this.tokenizer.readValue()
    this.#hash = new Hash(this.tokenizer)
    this.#templates = parseUntil(parser, remainTokens, 'form')
  }

  *render(context: Context, emitter: Emitter): Generator<unknown, void, unknown> {
    if (!(context instanceof ThemeContext)) return
    const form: unknown = yield evalToken(this.#form, context)
    const target = targetOf(form, context.view)
    if (!target) return
    const attributes = (yield this.#hash.render(context)) as Record<string, unknown>
    const style = typeof attributes.class === 'string' ? ` class="${escapeHtml(attributes.class)}"` : ''
    emitter.write(
      `<form action="${escapeHtml(target.action)}"${style}${target.isGuarded ? ' data-guarded="true"' : ''} method="post">`,
    )
    for (const [name, value] of Object.entries(target.hidden))
      emitter.write(`<input name="${name}" type="hidden" value="${escapeHtml(value)}">`)
    if (target.isGuarded) emitter.write(`<input name="${CAPTCHA_FIELD}" type="hidden" value="">`)
    if (form !== 'password') emitter.write(trap(form, context.view))
    yield this.liquid.renderer.renderTemplates(this.#templates, context, emitter)
    emitter.write('</form>')
  }

  *children() {
    return this.#templates
  }

  *arguments() {
    if (this.#form) yield this.#form
  }
}

export const formTag: TagDeclaration = {
  about:
    "A form that the server validates: one of the site's own, `'newsletter'` or `'password'`. Its action and hidden fields are added automatically; put questions and button inside. `.trap` must be hidden; if a visitor's browser has filled it in, it is shown once more with a label, and without that class.",
  example:
    '{% form form %}{% for question in form.questions %}{% render "question", question: question %}{% endfor %}<button>{{ form.submit_label }}</button>{% endform %}',
  name: 'form',
  tag: FormTag,
}
