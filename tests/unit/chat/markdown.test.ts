import type { Tokens } from 'marked'
import { documentsInResult } from '@/plugins/chat/lib/screen/knownDocuments'
import { listedDocuments, partsOf } from '@/plugins/chat/lib/screen/markdown'

const scope = { adminPath: '/admin', origin: 'https://callboard.test', siteHosts: [] }
const ID = '0199c000-0000-7000-8000-000000000001'
const listIn = (markdown: string) => partsOf(markdown).find(({ type }) => type === 'list') as Tokens.List

describe('listedDocuments', () => {
  it('returns the documents of a list in which each line begins with one', () => {
    expect(
      listedDocuments(
        listIn(
          `- [The \\[new\\] Tempest](/admin/collections/events/${ID}) (event, draft)\n- **[Hamlet](/admin/collections/event-instances/${ID})**: Friday, Main house`,
        ),
        scope,
      ),
    ).toEqual([
      {
        href: `/admin/collections/events/${ID}`,
        id: ID,
        rest: '(event, draft)',
        title: 'The [new] Tempest',
        type: 'events',
      },
      {
        href: `/admin/collections/event-instances/${ID}`,
        id: ID,
        rest: 'Friday, Main house',
        title: 'Hamlet',
        type: 'event-instances',
      },
    ])
  })

  it.each([
    ['with a line that names no document', `- [A](/admin/collections/events/${ID})\n- And more`],
    ['of links to another host', `- [A](https://evil.test/admin/collections/events/${ID})`],
    ['of links to other admin screens', '- [A](/admin/collections/events)'],
    ['with nested lists', `- [A](/admin/collections/events/${ID})\n  - b`],
  ])('returns null for a list %s', (_, markdown) => {
    expect(listedDocuments(listIn(markdown), scope)).toBeNull()
  })
})

describe('documentsInResult', () => {
  it('reads documents and performances from a tool result and ignores malformed results', () => {
    const known = documentsInResult({
      data: {
        documents: [{ id: 'a', status: 'draft', title: 'Visit', type: 'pages' }, { id: 1 }, null],
        performances: [
          { id: 'b', start: 'Friday', state: 'published', status: 'cancelled', title: 'Hamlet', venue: 'Main house' },
        ],
      },
      note: '',
    })
    expect([...known]).toEqual([
      ['a', { status: 'draft', title: 'Visit', type: 'pages' }],
      [
        'b',
        {
          start: 'Friday',
          state: 'cancelled',
          status: 'published',
          title: 'Hamlet',
          type: 'event-instances',
          venue: 'Main house',
        },
      ],
    ])
    for (const nothing of [null, 'x', { error: 'no' }, { data: 'cut…' }, { data: { documents: 'x' } }])
      expect(documentsInResult(nothing).size).toBe(0)
  })
})
