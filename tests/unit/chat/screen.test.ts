import { CallError } from '@/components/calls/CallError'
import { messages } from '@/plugins/chat/messages'
import { en } from '@/plugins/chat/messages/en'
import { chatFailure, FAILURES } from '@/plugins/chat/lib/screen/chatFailure'
import { greetingNameOf } from '@/plugins/chat/lib/screen/greetingNameOf'
import { groupByDay, PERIOD_LABELS, periodOf } from '@/plugins/chat/lib/screen/groupByDay'
import { linkTarget } from '@/plugins/chat/lib/screen/linkTarget'
import { scrollFor } from '@/plugins/chat/lib/screen/scrollFor'
import { wholeSentences } from '@/plugins/chat/lib/screen/sentences'

describe('Chat history by day', () => {
  const now = new Date('2027-03-15T10:00:00Z')
  const chat = (createdAt: string) => ({ createdAt, id: createdAt })

  it('groups chats under Today, Yesterday, Last Week, Last Month and Older [B-175]', () => {
    const chats = [
      '2027-03-15T09:00:00Z',
      '2027-03-15T00:10:00Z',
      '2027-03-14T12:00:00Z',
      '2027-03-08T12:00:00Z',
      '2027-03-07T12:00:00Z',
      '2027-02-13T12:00:00Z',
      '2027-02-12T12:00:00Z',
      '2020-01-01T00:00:00Z',
    ].map(chat)
    const groups = groupByDay(chats, now, 'UTC').map(({ chats: group, period }) => [
      en[PERIOD_LABELS[period]],
      group.length,
    ])
    expect(groups).toEqual([
      ['Today', 2],
      ['Yesterday', 1],
      ['Last Week', 1],
      ['Last Month', 2],
      ['Older', 2],
    ])
    expect(groupByDay([chat('2027-03-15T09:00:00Z')], now, 'UTC')).toHaveLength(1)
    expect(groupByDay([], now, 'UTC')).toEqual([])
  })

  it('uses calendar days in the time zone of the site, also across a clock change', () => {
    const moment = '2027-03-15T02:00:00Z'
    expect(periodOf(moment, now, 'UTC')).toBe('today')
    expect(periodOf(moment, now, 'America/New_York')).toBe('yesterday')
    expect(periodOf('2027-03-27T23:30:00Z', new Date('2027-03-28T22:30:00Z'), 'Europe/London')).toBe('yesterday')
    // Of a clock that is ahead of ours.
    expect(periodOf('2027-03-15T10:05:00Z', now, 'UTC')).toBe('today')
  })
})

it('the greeting uses the display name, or else the first name [B-086]', () => {
  expect(
    [
      { displayName: 'Robin R.', firstName: 'Robin' },
      { displayName: ' ', firstName: 'Robin' },
      { firstName: '' },
      {},
    ].map(greetingNameOf),
  ).toEqual(['Robin R.', 'Robin', null, null])
})

describe('linkTarget', () => {
  const scope = { adminPath: '/admin', origin: 'https://callboard.test', siteHosts: ['www.theatre.test'] }

  it.each([
    ['/admin/collections/events/1', { href: '/admin/collections/events/1', kind: 'admin' }],
    ['https://callboard.test/admin?x=1#y', { href: '/admin?x=1#y', kind: 'admin' }],
    ['https://www.theatre.test/events/hamlet', { href: 'https://www.theatre.test/events/hamlet', kind: 'site' }],
  ])('opens %s in the admin or on the site', (address, target) => {
    expect(linkTarget(address, scope)).toEqual(target)
  })

  it.each([
    ['https://evil.test/admin', 'evil.test'],
    ['//evil.test/admin', 'evil.test'],
    ['https://callboard.test.evil.test/admin', 'callboard.test.evil.test'],
    ['https://callboard.test@evil.test/admin', 'evil.test'],
    ['https://www.theatre.test:8443/', 'www.theatre.test:8443'],
    ['https://somebody:secret@www.theatre.test/', 'www.theatre.test'],
    ['\\\\evil.test\\admin', 'evil.test'],
    ['javascript:alert(1)', null],
    ['data:text/html,hello', null],
    ['mailto:a@b.test', null],
    ['/api/users', null],
    ['/administrator', null],
    ['/admin/../api/users/logout', null],
    ['/admin/auth/logout', null],
    ['http://[', null],
  ])('returns %s as text with the host if there is one', (address, host) => {
    expect(linkTarget(address, scope)).toEqual({ host, kind: 'text' })
  })

  it('opens admin links when the admin is at the root path', () => {
    expect(linkTarget('/collections/pages', { ...scope, adminPath: '/' })).toEqual({
      href: '/collections/pages',
      kind: 'admin',
    })
  })
})

describe('scrollFor', () => {
  const list = { clientHeight: 400, questionTop: 900, scrollHeight: 1_100 }

  it('scrolls to the end of a short answer and to the question of a long one', () => {
    expect(scrollFor('question', list)).toBe(700)
    expect(scrollFor('question', { ...list, scrollHeight: 3_000 })).toBe(888)
    expect(scrollFor('question', { ...list, questionTop: null, scrollHeight: 3_000 })).toBe(2_600)
  })

  it('follows new text for a reader at the end and keeps the position of any other reader', () => {
    expect(scrollFor('end', { ...list, scrollHeight: 3_000 })).toBe(2_600)
    expect(scrollFor('nothing', { ...list, scrollHeight: 3_000 })).toBeNull()
    expect(scrollFor('end', { ...list, scrollHeight: 300 })).toBe(0)
  })
})

describe('wholeSentences', () => {
  const say = (text: string, from = 0, isWhole = false, language = 'en') =>
    wholeSentences(text, from, { isWhole, language })

  it('returns complete sentences only, each of them once', () => {
    expect(say('This is')).toEqual({ said: '', upTo: 0 })
    expect(say('This is on.')).toEqual({ said: '', upTo: 0 })
    const first = say('This is on. Then the')
    expect(first).toEqual({ said: 'This is on.', upTo: 12 })
    expect(say('This is on. Then the rest.', first.upTo, true)).toEqual({ said: 'Then the rest.', upTo: 26 })
    expect(say('This is on.', 11, true).said).toBe('')
  })

  it('returns list items one by one without Markdown marks and addresses', () => {
    expect(say('- **[Hamlet](/admin/collections/events/1)**: Monday\n- [The Tem').said).toBe('Hamlet: Monday')
    expect(say('See [Dr. No. The return](/admin/x').said).not.toContain('[')
  })

  it('recognises the end of a sentence in Arabic', () => {
    expect(say('هل هذا صحيح؟ نعم هو', 0, false, 'ar').said).toBe('هل هذا صحيح؟')
  })
})

describe('chatFailure', () => {
  const said = (failure: ReturnType<typeof chatFailure>) => failure.cause ?? en[failure.messageKey]
  const error = (code: string, status: number, cause?: string) =>
    new CallError({ body: cause ? { cause, code } : null, code, failure: 'refused', status })

  it.each([
    ['[B-345]', 'bad_request:api', 400, "The request couldn't be processed. Please check your input and try again."],
    ['[B-346]', 'unauthorized:auth', 401, 'You need to sign in before continuing.'],
    ['[B-347]', 'forbidden:auth', 403, 'Your account does not have access to this feature.'],
    [
      '[B-348]',
      'rate_limit:chat',
      429,
      'You have exceeded your maximum number of messages for the day. Please try again later.',
    ],
    ['[B-349]', 'not_found:chat', 404, 'The requested chat was not found. Please check the chat ID and try again.'],
    ['[B-350]', 'forbidden:chat', 403, 'This chat belongs to another user. Please check the chat ID and try again.'],
    ['[B-351]', 'unauthorized:chat', 401, 'You need to sign in to view this chat. Please sign in and try again.'],
    [
      '[B-353]',
      'not_found:document',
      404,
      'The requested document was not found. Please check the document ID and try again.',
    ],
    [
      '[B-353]',
      'forbidden:document',
      403,
      'This document belongs to another user. Please check the document ID and try again.',
    ],
    [
      '[B-353]',
      'unauthorized:document',
      401,
      'You need to sign in to view this document. Please sign in and try again.',
    ],
    [
      '[B-353]',
      'bad_request:document',
      400,
      'The request to create or update the document was invalid. Please check your input and try again.',
    ],
    ['[B-355]', 'internal:api', 500, 'Something went wrong. Please try again later.'],
    ['[B-355]', 'failed:502', 502, 'Something went wrong. Please try again later.'],
  ])('%s maps %s to its message', (_row, code, status, text) => {
    expect(said(chatFailure(error(code, status)))).toBe(text)
  })

  it('uses the cause that the server sent, and offline:chat when there is no network [B-304]', () => {
    expect(
      said(chatFailure(error('conflict:chat', 409, 'Please wait for the answer before you send another message.'))),
    ).toBe('Please wait for the answer before you send another message.')
    const offline = chatFailure(new CallError({ code: 'network:api', failure: 'offline' }))
    expect([offline.code, said(offline)]).toEqual([
      'offline:chat',
      "We're having trouble sending your message. Please check your internet connection and try again.",
    ])
  })

  it('replaces database and internal errors with a general message [B-354]', () => {
    for (const failure of [
      error('bad_request:database', 400, 'An error occurred while executing a database query.'),
      error('internal:api', 500, 'duplicate key in users'),
    ])
      expect(said(chatFailure(failure))).toBe('Something went wrong. Please try again later.')
  })

  it('has a message for each failure in each language of the admin', () => {
    for (const language of Object.values(messages.languages))
      for (const word of Object.values(FAILURES)) expect(language[word]).toBeTruthy()
  })
})
