import {
  Children,
  cloneElement,
  isValidElement,
  type ComponentProps,
  type FunctionComponent,
  type ReactElement,
  type ReactNode,
} from 'react'
import { Screen } from '@/components/views/Screen'
import { AuthScreen } from '@/components/views/SignIn/AuthScreen'
import { Trail } from '@/components/views/Trail'
import { AreaMessagesProvider } from '@/components/ui/AreaMessagesProvider'
import { messagesOfAreas } from '@/i18n/translator'
import { isRecord } from '@/lib/values'

/**
 * What a view renders on the server, without the frame around it: async components are awaited, as Next does before it
 * answers; everything else is left to React.
 */
export async function contentOf(node: ReactNode | Promise<ReactNode>, language: string): Promise<ReactNode> {
  const known = await node
  if (Array.isArray(known)) return Promise.all(Children.toArray(known).map((one) => keyedContentOf(one, language)))
  if (!isValidElement(known)) return known
  const { props, type } = known as ReactElement<Partial<ComponentProps<typeof Screen>>>
  if (type === Screen) {
    const content = await contentOf(props.children, language)
    return (
      <AreaMessagesProvider messages={messagesOfAreas(language, props.areas ?? [])}>
        {props.isBare ? content : <main>{content}</main>}
        <Trail nav={props.trail ?? []} />
      </AreaMessagesProvider>
    )
  }
  if (isOfServer(type, props)) return contentOf(type(props) as Promise<ReactNode>, language)
  const { children, ...others } = props as { children?: ReactNode }
  const rendered = await contentOfProps(others, language)
  return children === undefined || typeof children === 'function'
    ? cloneElement(known as ReactElement<object>, rendered)
    : cloneElement(known as ReactElement<object>, rendered, await contentOf(children, language))
}

/** Elements that components are given besides their children: as props, or in objects that are props. */
async function contentOfProps(props: object, language: string): Promise<object> {
  const rendered: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(props) as [string, unknown][]) {
    if (isValidElement(value)) rendered[name] = await contentOf(value, language)
    else if (isRecord(value) && Object.values(value).some((one) => isValidElement(one)))
      rendered[name] = { ...value, ...(await contentOfProps(value, language)) }
  }
  return rendered
}

/** One of several: what a component of the server has become keeps the key of the component. */
async function keyedContentOf(node: ReactNode, language: string): Promise<ReactNode> {
  const content = await contentOf(node, language)
  return isValidElement(node) && isValidElement(content) && content.key === null
    ? cloneElement(content, { key: node.key })
    : content
}

/** Async components, those around them, and those that get what no browser could be sent. */
const isOfServer = (type: unknown, props: object): type is FunctionComponent<object> =>
  typeof type === 'function' &&
  (type.constructor.name === 'AsyncFunction' ||
    type === AuthScreen ||
    'view' in props ||
    ('scope' in props && hasRequest(props.scope)))

const hasRequest = (value: unknown): boolean => isRecord(value) && 'req' in value
