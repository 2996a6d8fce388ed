import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ConfigProvider } from '@payloadcms/ui'
import { JSDOM } from 'jsdom'
import type { ClientConfig } from 'payload'
import { act } from 'react'
import type { Root } from 'react-dom/client'
import { until } from '@tests/support/until'
import { AreaMessagesProvider } from '@/components/ui/AreaMessagesProvider'
import { addMessages, messagesIn } from '@/i18n/translator'
import { useProposals } from '@/plugins/chat/components/Proposal/useProposals'
import { messages } from '@/plugins/chat/messages'

addMessages(messages)

const CHAT = '0199c000-0000-7000-8000-000000000001'
const PROPOSAL = '0199c000-0000-7000-8000-000000000002'

let server: Server
let config: ClientConfig
let root: Root
const called: string[] = []
let refreshed = 0

function Buttons() {
  const { apply, applyAll, dismiss, undo, undone } = useProposals(CHAT, [], async () => void (refreshed += 1))
  return (
    <>
      <button onClick={() => apply(PROPOSAL)}>Apply</button>
      <button onClick={applyAll}>Apply all</button>
      <button onClick={() => dismiss(PROPOSAL)}>Not now</button>
      <button onClick={undo}>Undo</button>
      <p>{undone?.count}</p>
    </>
  )
}

beforeAll(async () => {
  const { window } = new JSDOM('<div id="root"></div>')
  Object.assign(globalThis, { document: window.document, IS_REACT_ACT_ENVIRONMENT: true, window })
  server = createServer((request, response) => {
    called.push(`${request.method} ${request.url}`)
    response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify({ refused: [], undone: [{}, {}] }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  config = {
    collections: [],
    globals: [],
    routes: { admin: '/admin', api: '/api' },
    serverURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  } as unknown as ClientConfig
  const { createRoot } = await import('react-dom/client')
  root = createRoot(window.document.querySelector('#root')!)
  await act(async () =>
    root.render(
      <ConfigProvider config={config}>
        <AreaMessagesProvider messages={messagesIn('en')}>
          <Buttons />
        </AreaMessagesProvider>
      </ConfigProvider>,
    ),
  )
})
afterAll(async () => {
  await act(async () => root.unmount())
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

it.each([
  ['Apply', `proposals/${PROPOSAL}/apply`],
  ['Apply all', 'proposals/all/apply'],
  ['Not now', `proposals/${PROPOSAL}/dismiss`],
  ['Undo', 'undo'],
])('the button "%s" calls its endpoint and reloads the conversation', async (name, path) => {
  const [calls, reads] = [called.length, refreshed]
  await act(async () => {
    ;[...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click()
    await until(() => refreshed > reads)
  })
  expect(called.slice(calls)).toEqual([`POST /api/chat/${CHAT}/${path}`])
  expect(document.querySelector('p')!.textContent).toBe(name === 'Undo' ? '2' : '')
})
