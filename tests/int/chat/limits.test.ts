import { randomUUID as uuid } from 'node:crypto'
import { poolOf } from '@/database/connections'
import { siteDay } from '@/plugins/chat/lib/limits/usageOf'
import { create } from '@tests/support/world'
import { endConversing, message, say, startConversing, type Conversing } from './support'

const randomUUID = (): string => uuid()
const LIMIT = 5

let stage: Conversing

beforeAll(async () => {
  stage = await startConversing({ env: { AI_MONTHLY_LIMIT: '200' }, perDay: LIMIT })
})
afterAll(() => endConversing(stage))

const speak = (name: string, more: object = {}, tenant = stage.world.a) =>
  say((request) => stage.app.send(request), stage.tokens[name]!, {
    id: randomUUID(),
    message: message('Hello'),
    tenant,
    ...more,
  })
const counted = async (tenant = stage.world.a) =>
  (
    await poolOf(stage.app.payload).query<{ messages: number }>('select messages from chat_days where tenant_id = $1', [
      tenant,
    ])
  ).rows.map(({ messages }) => messages)
const forget = () => poolOf(stage.app.payload).query('delete from chat_days')

it('[B-348] [B-386] a site has as many messages a day as its plan allows, however many people send at once', async () => {
  const names = ['editor-a', 'owner-a', 'viewer-a', 'both']
  const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => speak(names[index % names.length]!)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(LIMIT)
  const refused = answers.filter(({ status }) => status !== 200)
  const text = 'You have exceeded your maximum number of messages for the day. Please try again later.'
  for (const { body, headers, status } of refused)
    expect([status, body, Number(headers.get('Retry-After')) > 0]).toEqual([
      429,
      expect.objectContaining({ cause: text, code: 'rate_limit:chat', error: text }),
      true,
    ])
  for (const answer of answers) await answer.rest()
  expect(await counted()).toEqual([LIMIT])
  // What was refused left nothing behind.
  expect(
    (await poolOf(stage.app.payload).query('select from chats where tenant_id = $1', [stage.world.a])).rows,
  ).toHaveLength(LIMIT)
  // The neighbour has a day of their own.
  expect((await speak('owner-b', {}, stage.world.b)).status).toBe(200)
  await forget()
})

it('a message that is sent twice, and an answer that failed and is tried again, count once', async () => {
  const body = { id: randomUUID(), message: message('Hello') }
  stage.model.script(() => ({ pieces: ['Half', { error: 'Overloaded' }] }))
  await (await speak('editor-a', body)).rest()
  await (await speak('editor-a', body)).rest()
  // An answer that failed costs nobody a message.
  expect(await counted()).toEqual([0])
  stage.model.script(() => ({ pieces: ['Whole'] }))
  await (await speak('editor-a', { ...body, trigger: 'regenerate-message' })).rest()
  expect(await counted()).toEqual([1])
  // Another answer in place of a whole one is another message.
  await (await speak('editor-a', { ...body, trigger: 'regenerate-message' })).rest()
  expect(await counted()).toEqual([2])
  await forget()
})

it('a day is a day of the site', () => {
  const moment = new Date('2027-03-28T22:30:00Z')
  expect([
    siteDay(moment, 'Europe/London').day,
    siteDay(moment, 'Pacific/Auckland').day,
    siteDay(moment, 'America/New_York').day,
  ]).toEqual(['2027-03-28', '2027-03-29', '2027-03-28'])
  expect([siteDay(moment, 'Europe/London').secondsLeft, siteDay(moment, 'nowhere').secondsLeft]).toEqual([
    30 * 60,
    90 * 60,
  ])
})

it('the tokens of a month are counted for each site, and end at the ceiling', async () => {
  await forget()
  const used = async () =>
    (
      await poolOf(stage.app.payload).query<{ used: number }>(
        'select (input + output)::int as used from chat_tokens where tenant_id = $1',
        [stage.world.a],
      )
    ).rows[0]?.used ?? 0
  stage.model.script(() => ({ pieces: ['Yes'] }))
  const before = await used()
  await (await speak('editor-a')).rest()
  expect((await used()) - before).toBe(18)
  await poolOf(stage.app.payload).query('update chat_tokens set input = 200 where tenant_id = $1', [stage.world.a])
  expect(await speak('editor-a')).toMatchObject({
    body: { cause: expect.stringContaining('this month'), code: 'rate_limit:chat' },
    status: 429,
  })
  expect((await speak('owner-b', {}, stage.world.b)).status).toBe(200)
})

it('[A-228] [B-264] without the feature in its plan a site has no assistant', async () => {
  const plan = await create(stage.app.payload, 'plans', { name: 'Quiet', ai_chat: false, staff_seats: -1 })
  await stage.app.payload.update({ collection: 'tenants', data: { plan }, id: stage.world.a, overrideAccess: true })
  const refused = {
    cause: 'Your account does not have access to this feature.',
    code: 'forbidden:auth',
    error: 'Your account does not have access to this feature.',
  }
  expect(await speak('owner-a')).toMatchObject({ body: refused, status: 403 })
  expect(await stage.world.clients['owner-a']!.get(`/history?tenant=${stage.world.a}`)).toMatchObject({
    body: refused,
    status: 403,
  })
})
