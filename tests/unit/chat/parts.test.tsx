import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ContextType, ReactNode } from 'react'
import { ConfigProvider } from '@payloadcms/ui'
import type { ClientConfig } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { AreaMessagesProvider } from '@/components/ui/AreaMessagesProvider'
import { addMessages, messagesIn } from '@/i18n/translator'
import { Conversation } from '@/plugins/chat/components/Conversation/Conversation'
import { Overview } from '@/plugins/chat/components/Conversation/Overview'
import { ChatScopeContext } from '@/plugins/chat/components/Message/ChatScope'
import { Markdown } from '@/plugins/chat/components/Message/Markdown'
import { Message } from '@/plugins/chat/components/Message/Message'
import { ProposalBar } from '@/plugins/chat/components/Proposal/ProposalBar'
import { ProposalCard } from '@/plugins/chat/components/Proposal/ProposalCard'
import type { ChatMessage, MessageState } from '@/plugins/chat/lib/messages'
import type { ProposalState } from '@/plugins/chat/lib/proposals/proposal'
import { documentsInResult } from '@/plugins/chat/lib/screen/knownDocuments'
import { messages } from '@/plugins/chat/messages'

addMessages(messages)

const ID = '0199c000-0000-7000-8000-000000000001'
const scope = {
  adminPath: '/admin',
  origin: 'https://callboard.test',
  siteHosts: ['www.theatre.test'],
  types: { events: { plural: 'Events', singular: 'Event' }, pages: { plural: 'Pages', singular: 'Page' } },
}
/** Links of Payload's ask for Next's router, and go nowhere while nobody clicks. */
const ROUTER = {} as ContextType<typeof AppRouterContext>
const shown = (content: ReactNode): string =>
  renderToStaticMarkup(
    <AppRouterContext value={ROUTER}>
      <AreaMessagesProvider messages={messagesIn('en')}>
        <ChatScopeContext value={scope}>{content}</ChatScopeContext>
      </AreaMessagesProvider>
    </AppRouterContext>,
  )
const words = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .trim()
const markdown = (text: string, known = documentsInResult(null)) => shown(<Markdown known={known} text={text} />)

describe('Markdown of an answer', () => {
  it('renders headings, bold text, lists, tables and code', () => {
    const html = markdown('# On stage\n\nIt is **loud**.\n\n- one\n- two\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n`code`')
    for (const piece of [
      '<h2>On stage</h2>',
      '<strong>loud</strong>',
      '<li>',
      '<th scope="col">A</th>',
      '<td>2</td>',
      '<code dir="ltr">code</code>',
    ])
      expect(html).toContain(piece)
  })

  it('renders HTML as plain text', () => {
    for (const written of [
      '<img src="https://evil.test/a.png" onerror="alert(1)">',
      'before <b onclick="x()">bold</b>',
      '<script>alert(1)</script>',
      '<iframe src="https://evil.test"></iframe>',
    ]) {
      const html = markdown(written)
      expect(html).not.toMatch(/<(?:img|b|script|iframe)\b/)
      expect(words(html).replaceAll(' ', '')).toContain(written.replaceAll(' ', ''))
    }
  })

  it('renders only the alternative text of a picture', () => {
    const html = markdown('![A poster](https://evil.test/a.png?secret)')
    expect(html).not.toContain('evil.test')
    expect(words(html)).toBe('A poster')
  })

  it('renders links to the admin and the site, and any other link as text with its host', () => {
    expect(markdown('[Pages](/admin/collections/pages)')).toContain('href="/admin/collections/pages"')
    expect(markdown('[Our site](https://www.theatre.test/x)')).toMatch(
      /<a href="https:\/\/www\.theatre\.test\/x"[^>]*>Our site<\/a>/,
    )
    for (const address of ['https://evil.test/x', 'javascript:alert(1)', '//evil.test'])
      expect(markdown(`[Click here](${address})`)).not.toContain('<a ')
    expect(words(markdown('[Click here](https://evil.test/x)'))).toBe('Click here (evil.test)')
    expect(markdown('https://evil.test/x')).not.toContain('<a ')
  })

  it('decodes HTML entities and Markdown escapes', () => {
    expect(words(markdown('Romeo &amp; Juliet \\*live\\*'))).toBe('Romeo & Juliet *live*')
  })

  it('renders performances as cards and other documents as a table', () => {
    const known = documentsInResult({
      data: { documents: [{ id: ID, status: 'draft', title: 'Visit', type: 'pages' }] },
    })
    const table = markdown(`- [Visit](/admin/collections/pages/${ID}) (page, draft)`, known)
    expect(table).toContain('<table')
    expect(words(table)).toBe('Title Kind State Visit Page Draft')
    const playing = documentsInResult({
      data: {
        performances: [
          {
            id: ID,
            start: 'Friday 12 March 2027, 19:30',
            state: 'published',
            status: 'cancelled',
            title: 'Hamlet',
            venue: 'Main house',
          },
        ],
      },
    })
    const cards = markdown(`- [Hamlet](/admin/collections/event-instances/${ID}): Friday`, playing)
    expect(cards).not.toContain('<table')
    expect(words(cards)).toBe('Hamlet Friday 12 March 2027, 19:30 Main house Cancelled')
  })
})

describe('Message', () => {
  const nobody = { apply: () => undefined, dismiss: () => undefined, isBusy: false }
  const answer = (state: MessageState, parts: ChatMessage['parts'] = []): ChatMessage => ({
    id: 'a',
    metadata: { createdAt: '2027-03-01T00:00:00Z', state },
    parts,
    role: 'assistant',
  })
  const said = (message: ChatMessage, onAgain?: () => void) =>
    words(shown(<Message isReadOnly={false} message={message} proposals={nobody} {...(onAgain && { onAgain })} />))

  it.each([
    ['broken', 'The answer was interrupted because the server restarted.'],
    ['cut', 'The connection to the model was lost. This is what arrived before.'],
    ['empty', 'The assistant had no answer.'],
    ['failed', 'The assistant could not answer.'],
    ['refused', 'The model declined to answer this.'],
    ['stopped', 'You stopped the answer here.'],
    ['timeout', 'The answer took too long.'],
  ] as [MessageState, string][])('states how the answer ended and offers to try again: %s', (state, sentence) => {
    expect(said(answer(state), () => undefined)).toBe(`Assistant ${sentence} Try again`)
    expect(said(answer(state))).toBe(`Assistant ${sentence}`)
  })

  it('offers to copy a complete answer and to answer again', () => {
    expect(said(answer('complete', [{ text: 'Yes.', type: 'text' }]), () => undefined)).toBe(
      'Assistant Yes. Copy Answer again',
    )
  })

  it('shows the message of a user exactly as typed [B-127]', () => {
    const html = shown(
      <Message
        isReadOnly={false}
        message={{ id: 'u', parts: [{ text: '**not bold** <b>', type: 'text' }], role: 'user' }}
        proposals={nobody}
      />,
    )
    expect(words(html)).toBe('You **not bold** <b>')
  })

  it('shows what the assistant looked up, or its error, in a line that expands', () => {
    const part = {
      input: { search: 'Hamlet' },
      output: { data: { documents: [{ id: ID, status: 'published', title: 'Hamlet', type: 'events' }] } },
      state: 'output-available' as const,
      toolCallId: 't',
      type: 'tool-findContent' as const,
    }
    const html = shown(<Message isReadOnly={false} message={answer('complete', [part])} proposals={nobody} />)
    expect(html).toMatch(/<details[^>]*><summary>.*Searched for “Hamlet”.*<\/summary>/s)
    expect(html).toContain(`href="/admin/collections/events/${ID}"`)
    const failed = { ...part, output: { error: 'You are not allowed to see events.' } }
    expect(
      words(shown(<Message isReadOnly={false} message={answer('complete', [failed])} proposals={nobody} />)),
    ).toContain('Did not work: You are not allowed to see events.')
  })
})

describe('Proposal', () => {
  const card = (state: ProposalState, { isReadOnly = false, type = 'pages' } = {}) =>
    shown(
      <ProposalCard
        actions={{ apply: () => undefined, dismiss: () => undefined, isBusy: false }}
        isReadOnly={isReadOnly}
        proposal={{
          documents: [
            {
              fields: [
                { from: 'Visit', label: 'Title', name: 'title', to: 'Plan your visit' },
                { from: null, label: 'Summary', name: 'summary', to: 'How to find us' },
              ],
              id: ID,
              title: 'Visit',
              type,
            },
          ],
          id: 'p',
          state,
          title: 'Visit',
          tool: 'updateDraft',
        }}
      />,
    )

  it('shows a new document without a repeated heading and without a column of old values', () => {
    const made = shown(
      <ProposalCard
        actions={{ apply: () => undefined, dismiss: () => undefined, isBusy: false }}
        isReadOnly={false}
        proposal={{
          documents: [
            { fields: [{ from: null, label: 'Title', name: 'title', to: 'Parking' }], title: 'Parking', type: 'pages' },
          ],
          id: ID,
          state: 'waiting',
          title: 'Parking',
          tool: 'createDraft',
        }}
      />,
    )
    expect(words(made)).toBe('Proposed change: Parking Page Field Then Title Parking Apply Not now')
  })

  it('shows the document, its fields before and after, Apply and Not now', () => {
    expect(words(card('waiting'))).toBe(
      'Proposed change: Visit Visit Page Field Now Then Title Visit Plan your visit Summary Nothing How to find us Apply Not now',
    )
    expect(card('waiting')).toContain(`href="/admin/collections/pages/${ID}"`)
  })

  it.each([
    ['applied', 'Applied as a draft'],
    ['dismissed', 'Not applied'],
    ['stale', 'It has changed since. Ask for a new proposal.'],
    ['undone', 'Undone'],
  ] as [ProposalState, string][])('states its outcome without an Apply button: %s', (state, sentence) => {
    expect(words(card(state))).toMatch(new RegExp(`${sentence}$`))
    expect(words(card(state))).not.toContain('Apply')
  })

  it('hides the Apply button from a read-only user', () => {
    expect(words(card('waiting', { isReadOnly: true }))).not.toContain('Apply')
  })

  it('bar offers Apply all and Undo, and lists the changes that could not be undone', () => {
    const bar = (more: object) =>
      words(
        shown(
          <ProposalBar
            hasApplied={false}
            isBusy={false}
            onApplyAll={() => undefined}
            onUndo={() => undefined}
            undone={null}
            waiting={0}
            {...more}
          />,
        ),
      )
    expect(bar({})).toBe('')
    expect(bar({ waiting: 1 })).toBe('')
    expect(bar({ waiting: 2 })).toBe('2 proposals are waiting Apply all')
    expect(bar({ hasApplied: true })).toBe('Undo this conversation')
    expect(bar({ undone: { count: 1, refused: [{ id: ID, reason: 'It was changed since.', title: 'Visit' }] } })).toBe(
      '1 change undone Not undone Visit It was changed since.',
    )
  })
})

describe('Overview of a new conversation', () => {
  const card = (slug: string, mayCreate: boolean) => ({
    createHref: mayCreate ? `/admin/collections/${slug}/create` : null,
    href: `/admin/collections/${slug}`,
    icon: 'File',
    label: slug,
    singular: slug.replace(/s$/, ''),
  })
  const overview = (name: string | null, tenant: string | null, cards: ReturnType<typeof card>[] = []) =>
    shown(<Overview cards={cards} name={name} tenant={tenant} />)

  it('greets the user by name and asks what is happening [B-086] [B-087]', () => {
    expect(words(overview('Robin', 'Riverside'))).toBe("Hello Robin What's happening at Riverside today?")
    expect(words(overview(null, null))).toBe("Hello there What's happening?")
  })

  it('links to each list, and to a new document where the user may create one [B-088] [B-267]', () => {
    const html = overview('Robin', 'Riverside', [card('pages', true), card('posts', false)])
    expect(html).toContain('href="/admin/collections/pages"')
    expect(html).toContain('aria-label="Create: page"')
    expect(html).toContain('href="/admin/collections/pages/create"')
    expect(html).toContain('href="/admin/collections/posts"')
    expect(html).not.toContain('href="/admin/collections/posts/create"')
  })
})

describe('Conversation', () => {
  const config = {
    collections: [],
    globals: [],
    routes: { admin: '/admin', api: '/api' },
    serverURL: '',
  } as unknown as ClientConfig
  const conversation = (isReadOnly: boolean, sharedBy: string | null = null) =>
    shown(
      <ConfigProvider config={config}>
        <Conversation
          cards={[]}
          collections={[]}
          initial={{
            createdAt: '2027-03-01T00:00:00Z',
            hasApplied: true,
            id: ID,
            isReadOnly,
            isShared: sharedBy !== null,
            messages: [
              {
                id: 'u',
                metadata: { createdAt: '2027-03-01T00:00:00Z', state: 'complete' },
                parts: [{ text: 'Hello', type: 'text' }],
                role: 'user',
              },
            ],
            sharedBy,
            title: 'Greetings',
          }}
          isGuide
          name="Robin"
          product="Callboard"
          query={null}
          reads={{ pdf: false, pictures: false }}
          scope={scope}
          suggestions={[]}
          tenant={{ id: ID, name: 'Riverside' }}
          user={ID}
        />
      </ConfigProvider>,
    )

  it('hides the input and every action from a read-only user [B-090]', () => {
    expect(conversation(false)).toMatch(/<textarea[^>]*rows="3"/)
    expect(words(conversation(false))).toMatch(/Hello Edit and send again.*Undo this conversation.*Send/)
    const html = conversation(true)
    expect(html).not.toContain('<textarea')
    expect(words(html)).toBe(
      'Greetings You are talking to a guide, not to a language model. How to connect a model The guide follows rules and understands plain requests in English, Spanish and Arabic, and what is on in Welsh. To connect a model, whoever hosts this installation sets AI_MODEL and AI_API_KEY. You Hello You have read-only access to this conversation.',
    )
  })

  it('names the user who shared it [B-090]', () => {
    expect(words(conversation(true, 'Robin Vale'))).toMatch(
      /Shared by Robin Vale\. You have read-only access to this conversation\.$/,
    )
  })

  it('warns that the AI can make mistakes, under the name of the product [B-091]', () => {
    expect(words(conversation(false))).toContain('Callboard AI can make mistakes. Check important info.')
  })
})
