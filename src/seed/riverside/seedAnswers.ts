import type { Payload } from 'payload'
import { idOf } from '@/lib/values'
import { answeredQuestions } from '@/lib/forms/answers/answeredQuestions'
import type { Question } from '@/lib/forms/checkAnswers'
import type { Site } from '@/seed/writing/site'
import { countStored, createStored } from '@/database/documents/stored'

/** A form submission. */
interface Submission {
  form: string
  answers: Record<string, unknown>
  /** Hours since it was sent. */
  hours: number
  language?: 'cy' | 'en'
  page?: string
  isRead?: boolean
}

const HOUR = 3_600_000

const question = (hours: number, name: string, message: string, more: Partial<Submission> = {}): Submission => ({
  answers: { consent: true, email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@visitors.test`, message, name },
  form: 'contact',
  hours,
  page: '/visit/box-office',
  ...more,
})

const joining = (hours: number, name: string, needs: string[], more: Partial<Submission> = {}): Submission => ({
  answers: { consent: true, email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@visitors.test`, name, needs },
  form: 'access-list',
  hours,
  page: '/visit/access',
  ...more,
})

/** Submissions of some weeks; the newest are unread. The waiting list has none yet. */
const SUBMISSIONS: Submission[] = [
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

/** Seeds form submissions. Forms that already have submissions are left unchanged. */
export async function seedAnswers(site: Site): Promise<void> {
  const { payload } = site.seeding
  for (const form of new Set(SUBMISSIONS.map((submission) => submission.form))) {
    const id = site.id('forms', form)
    const { totalDocs } = await countStored(
      { payload },
      { collection: 'form-submissions', where: { form: { equals: id } } },
    )
    if (totalDocs > 0) continue
    for (const submission of SUBMISSIONS.filter((entry) => entry.form === form))
      await writeSubmission(payload, id, submission)
  }
}

async function writeSubmission(
  payload: Payload,
  id: string,
  { answers, hours, isRead, language = 'en', page }: Submission,
): Promise<void> {
  const form = await payload.findByID({
    id,
    collection: 'forms',
    depth: 0,
    fallbackLocale: 'en',
    locale: language,
    // Submissions come from visitors, who have no account.
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
