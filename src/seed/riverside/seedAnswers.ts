import type { Payload } from 'payload'
import { idOf } from '../../lib/values'
import { answeredQuestions } from '../../lib/forms/answers/answeredQuestions'
import type { Question } from '../../lib/forms/checkAnswers'
import type { Site } from '../writing/site'
import { countStored, createStored } from '@/database/documents/stored'

/** What somebody sent, and how many hours ago. */
interface Sent {
  form: string
  answers: Record<string, unknown>
  hours: number
  language?: 'cy' | 'en'
  page?: string
  isRead?: boolean
}

const HOUR = 3_600_000

const question = (hours: number, name: string, message: string, more: Partial<Sent> = {}): Sent => ({
  answers: { consent: true, email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@visitors.test`, message, name },
  form: 'contact',
  hours,
  page: '/visit/box-office',
  ...more,
})

const joining = (hours: number, name: string, needs: string[], more: Partial<Sent> = {}): Sent => ({
  answers: { consent: true, email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@visitors.test`, name, needs },
  form: 'access-list',
  hours,
  page: '/visit/access',
  ...more,
})

/** Answers of some weeks: the newest unread. The waiting list has none yet. */
const SENT: Sent[] = [
  question(
    3,
    'Nia Prosser',
    'We are a group of fourteen on the Thursday. Is there a cloakroom for coats and two pushchairs?',
  ),
  question(9, 'Gethin Rowe', 'A oes modd cael y rhaglen mewn print bras?', {
    language: 'cy',
    page: '/cy/visit/box-office',
  }),
  question(26, 'Amara Osei', 'I left a green scarf in row F of the stalls last night. Has it been handed in?'),
  question(50, 'Tomasz Zieliński', 'Can I exchange two matinee tickets for the evening?', { isRead: true }),
  question(75, 'Ffion Pugh', 'Oes teithiau cefn llwyfan yn ystod y gwyliau?', {
    isRead: true,
    language: 'cy',
    page: '/cy/visit/box-office',
  }),
  question(120, 'Ruth Abernethy', 'My gift voucher runs out in March. Can it be used for the summer season?', {
    isRead: true,
  }),
  question(200, 'Dev Chandra', 'Is the car park open after the late show?', { isRead: true }),
  question(330, 'Carys Lloyd', 'We would like to bring a class of thirty, Year 8. Whom do we talk to?', {
    isRead: true,
  }),
  joining(6, 'Owain Meredith', ['captions']),
  joining(98, 'Helen Marsh', ['wheelchair', 'companion'], { isRead: true }),
  joining(410, 'Sián Bevan', ['description', 'relaxed'], { isRead: true, language: 'cy', page: '/cy/visit/access' }),
]

/** What visitors sent with the forms. A form that has answers is left as it is. */
export async function seedAnswers(site: Site): Promise<void> {
  const { payload } = site.seeding
  for (const form of new Set(SENT.map((one) => one.form))) {
    const id = site.id('forms', form)
    const { totalDocs } = await countStored(
      { payload },
      { collection: 'form-submissions', where: { form: { equals: id } } },
    )
    if (totalDocs > 0) continue
    for (const one of SENT.filter((sent) => sent.form === form)) await write(payload, id, one)
  }
}

async function write(
  payload: Payload,
  id: string,
  { answers, hours, isRead, language = 'en', page }: Sent,
): Promise<void> {
  const form = await payload.findByID({
    id,
    collection: 'forms',
    depth: 0,
    fallbackLocale: 'en',
    locale: language,
    // The seed writes for visitors of the demo, who are nobody's staff.
    overrideAccess: true,
  })
  const createdAt = new Date(Date.now() - hours * HOUR).toISOString()
  await createStored(
    { payload },
    {
      collection: 'form-submissions',
      data: {
        answers,
        createdAt,
        form: id,
        language,
        page,
        questions: answeredQuestions((form.fields ?? []) as Question[], answers),
        readAt: isRead ? createdAt : undefined,
        tenant: idOf(form.tenant),
      },
      returning: false,
    },
  )
}
