import { Fragment, isValidElement, type ReactNode } from 'react'
import { safeHref } from '../../../../lib/site/safeHref'
import { escapeHtml } from './escapeHtml'

const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source'])
const ADDRESSES = new Set(['action', 'href', 'src'])
const NAMES: Record<string, string> = { className: 'class', htmlFor: 'for', httpEquiv: 'http-equiv' }
/** Written out as true or false; others stand there or not. */
const SPELLED = /^(?:aria-|data-)/

/**
 * Elements as HTML. Pages of the site need no script to work, and so nothing that would make a script of them: React's
 * own renderers bring theirs along, and are closed to Next's routes. Components are plain functions without hooks.
 * Texts and attributes are escaped; an address that could be a script is left out.
 */
export function renderHtml(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (typeof node === 'string' || typeof node === 'number' || typeof node === 'bigint') return escapeHtml(String(node))
  if (Array.isArray(node)) return node.map(renderHtml).join('')
  if (!isValidElement<Props>(node)) throw new Error('The site renders elements and texts only.')
  const { props, type } = node
  if (type === Fragment) return renderHtml(props.children)
  if (typeof type === 'function') return renderHtml((type as (props: Props) => ReactNode)(props))
  if (typeof type !== 'string') throw new Error('The site renders plain elements only.')
  const start = `<${type}${attributesOf(props)}>`
  if (VOID.has(type)) return start
  return `${start}${props.dangerouslySetInnerHTML?.__html ?? renderHtml(props.children)}</${type}>`
}

interface Props extends Record<string, unknown> {
  children?: ReactNode
  dangerouslySetInnerHTML?: { __html: string }
}

const attributesOf = ({ children: _, dangerouslySetInnerHTML: __, ...rest }: Props): string => Object.entries(rest).map(attribute).join('')

function attribute([name, given]: [string, unknown]): string {
  const written = NAMES[name] ?? name.toLowerCase()
  const value = ADDRESSES.has(written) ? safeHref(given) : given
  if (value === null || value === undefined || (value === false && !SPELLED.test(name))) return ''
  return value === true && !SPELLED.test(name) ? ` ${written}` : ` ${written}="${escapeHtml(String(value))}"`
}
