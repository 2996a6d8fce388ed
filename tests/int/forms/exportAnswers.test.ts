import { poolOf } from '@/database/connections'
import { boot, type TestApp } from '@tests/support/boot'
import { create, makeWorld, type World } from '@tests/support/world'

let app: TestApp
let world: World
let form: string

const question = (id: string, name: string, label: string, blockType = 'textQuestion', more: object = {}) => ({
  blockType,
  id,
  label,
  name,
  ...more,
})
const QUESTIONS = [
  question('q1', 'name', 'Your name'),
  question('q2', 'voice', 'Voice', 'choiceQuestion', { options: [{ label: 'Contralto', value: 'a' }] }),
  question('q3', 'age', 'Age', 'numberQuestion'),
]

/** Puts answers into the form, sent at these moments. */
async function sent(rows: { answers: object; at: string; questions?: object[]; isRead?: boolean }[]): Promise<void> {
  for (const { answers, at, isRead, questions } of rows) {
    await app.payload.db.create({
      collection: 'form-submissions',
      data: {
        answers,
        createdAt: at,
        form,
        language: 'en',
        page: '/audition',
        questions: questions ?? null,
        readAt: isRead ? at : undefined,
        tenant: world.a,
      },
    })
  }
}

const exported = async (query = '', name = 'editor-a') => {
  const answer = await world.clients[name]!.get(`/forms/${form}/answers/export${query}`)
  return {
    ...answer,
    lines: answer.text
      .replace(/^\uFEFF/, '')
      .split('\r\n')
      .slice(0, -1),
  }
}

/** The names that a filter leaves, newest first. */
const names = async (query: string) =>
  (await exported(query)).lines.slice(1).map((line) => line.split(',')[1]?.replaceAll('"', ''))

beforeAll(async () => {
  app = await boot()
  world = await makeWorld(app)
  form = await create(app.payload, 'forms', {
    _status: 'published',
    fields: QUESTIONS,
    tenant: world.a,
    title: 'Choir: “auditions”',
  })
})
afterAll(() => app.close())
beforeEach(() => poolOf(app.payload).query('delete from form_submissions; delete from rate_limits'))

describe('the export of answers', () => {
  it('is a UTF-8 file with a name of its own, a column for each question that there ever was, and no formulas', async () => {
    await sent([
      {
        answers: { name: '=cmd()', street: 'Long "Lane",\nFlat 1; ＝1' },
        at: '2026-01-10T10:00:00.000Z',
        questions: [
          question('q1', 'name', 'Your name'),
          { id: 'q9', kind: 'textQuestion', label: 'Street', name: 'street' },
        ],
      },
      { answers: { age: -3, name: 'Zoë', voice: 'a' }, at: '2026-07-10T22:30:00.000Z' },
    ])
    const { headers, lines, status } = await exported()
    expect([
      status,
      headers.get('Content-Type'),
      headers.get('X-Content-Type-Options'),
      headers.get('Cache-Control'),
    ]).toEqual([200, 'text/csv; charset=utf-8', 'nosniff', 'no-store'])
    expect(headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="Choir auditions \d{4}-\d\d-\d\d.csv"; filename\*=UTF-8''Choir%20%E2%80%9Cauditions%E2%80%9D%20/,
    )
    expect(lines).toEqual([
      '"Sent (Europe/London)","Your name","Voice","Age","Street","Language","Sent from"',
      '"2026-07-10 23:30","Zoë","Contralto",-3,,"en","/audition"',
      `"2026-01-10 10:00","'=cmd()",,,"Long ""Lane"",\nFlat 1;' ＝1","en","/audition"`,
    ])
  })

  it('begins with the mark of UTF-8, without which Excel reads accents wrong', async () => {
    await sent([{ answers: { name: 'Zoë' }, at: '2026-01-10T10:00:00.000Z' }])
    const { send } = app
    let bytes = Buffer.alloc(0)
    // A client reads text, which leaves the mark out.
    app.send = async (request) => {
      const response = await send(request)
      bytes = Buffer.from(await response.clone().arrayBuffer())
      return response
    }
    await exported()
    app.send = send
    expect(bytes.subarray(0, 8).toString('latin1')).toBe('\xEF\xBB\xBF"Sent')
    expect(bytes.includes(Buffer.from('Zoë', 'utf8'))).toBe(true)
  })

  it('holds what the filters leave: words in answers and names of choices, days on the clock of the site, unread ones', async () => {
    await sent([
      {
        answers: { name: 'Late', voice: 'a' },
        at: '2026-07-10T22:59:59.000Z',
        questions: [{ ...question('q2', 'voice', 'Voice'), chosen: [{ label: 'Alto', value: 'a' }] }],
      },
      { answers: { name: 'Next' }, at: '2026-07-10T23:00:00.000Z', isRead: true },
      { answers: { name: '100%_sure' }, at: '2026-07-12T12:00:00.000Z' },
    ])
    expect(await names('')).toEqual(['100%_sure', 'Next', 'Late'])
    expect(await names('?to=2026-07-10')).toEqual(['Late'])
    expect(await names('?from=2026-07-11&to=2026-07-11')).toEqual(['Next'])
    expect(await names('?show=unread')).toEqual(['100%_sure', 'Late'])
    expect(await names('?search=ALTO')).toEqual(['Late'])
    expect(await names('?search=%25_s')).toEqual(['100%_sure'])
    expect(await names('?search=%25')).toEqual(['100%_sure'])
    expect([
      await names('?search=name'),
      await names('?search=voice'),
      await names("?search=')%20or%20true--"),
    ]).toEqual([[], [], []])
    expect((await exported('?from=2026-02-31')).status).toBe(400)
  })

  it('is for readers of that site alone, and stands in its log without what was in it', async () => {
    await sent([{ answers: { name: 'Ada' }, at: '2026-01-10T10:00:00.000Z' }])
    const before = (await poolOf(app.payload).query(`select 1 from audit_log where action = 'forms.answersExported'`))
      .rowCount!
    for (const [name, status] of [
      ['viewer-a', 403],
      ['owner-b', 404],
      ['both', 200],
    ] as const) {
      const answer = await exported('', name)
      expect([name, answer.status, answer.text.includes('Ada')]).toEqual([name, status, status === 200])
    }
    const { rows } = await poolOf(app.payload).query<{ line: string; actor_email: string }>(
      `select coalesce(before::text, '') || after::text as line, actor_email from audit_log where action = 'forms.answersExported' order by created_at offset ${before}`,
    )
    expect(rows).toEqual([
      { actor_email: 'both@test.example', line: '{"title": "Choir: “auditions”", "outcome": "complete"}' },
    ])
  })

  it('an export of ten thousand answers comes in batches, each answer once, and without those that come meanwhile', async () => {
    await poolOf(app.payload).query(
      `insert into form_submissions (id, tenant_id, form_id, answers, questions, created_at)
        select gen_random_uuid(), $1, $2, json_build_object('name', 'n' || n, 'gone', 'x'), '[]', '2026-01-01'::timestamptz + (n / 7) * interval '1 second' from generate_series(1, 10000) n`,
      [world.a, form],
    )
    const { lines } = await exported()
    expect(lines).toHaveLength(10_001)
    expect(new Set(lines.slice(1).map((line) => line.split(',')[1]?.replaceAll('"', ''))).size).toBe(10_000)
    expect(lines[0]).toBe('"Sent (Europe/London)","Your name","Voice","Age","gone","Language","Sent from"')
  }, 30_000)
})
