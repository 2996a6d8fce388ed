import { countStored, createStored } from '@/database/documents/stored'
import { answeredQuestions } from '@/lib/forms/answers/answeredQuestions'
import type { Question } from '@/lib/forms/checkAnswers'
import { isoOf, momentOf } from '@/seed/reading/relativeDates'
import type { Submission } from '@/seed/reading/schemas'
import type { Site } from './site'

/** Writes form submissions. Forms that already have submissions are left unchanged. */
export async function writeSubmissions(site: Site, submissions: readonly Submission[]): Promise<void> {
  const { payload } = site.seeding
  for (const [slug, sent] of Map.groupBy(submissions, ({ form }) => form)) {
    const form = site.id('forms', slug)
    const { totalDocs } = await countStored(
      { payload },
      { collection: 'form-submissions', where: { form: { equals: form } } },
    )
    if (totalDocs === 0) for (const submission of sent) await writeSubmission(site, form, submission)
  }
}

async function writeSubmission(
  { clock, seeding: { payload }, tenant }: Site,
  id: string,
  { answers, isRead, language, page, sent }: Submission,
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
  // As they are recent, they count from now, also after an interrupted run.
  const createdAt = isoOf(momentOf({ ...clock, now: new Date() }, sent))
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
        tenant,
      },
      returning: false,
    },
  )
}
