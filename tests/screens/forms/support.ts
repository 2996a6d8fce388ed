import type { TestApp } from '@tests/support/boot'
import { anonymous } from '@tests/support/client'
import { create } from '@tests/support/world'

const QUESTIONS = [
  { blockType: 'textQuestion', label: 'Your name', name: 'name', required: true },
  {
    blockType: 'choiceQuestion',
    label: 'Voice',
    name: 'voice',
    options: [
      { label: 'Alto', value: 'a' },
      { label: 'Bass', value: 'b' },
    ],
  },
  { blockType: 'longTextQuestion', label: 'What do you sing?', name: 'repertoire' },
  { blockType: 'consentQuestion', label: 'You may write to me about auditions', name: 'consent' },
]

/** A published form with what these people sent, one after the other. @returns its id */
export async function makeForm(app: TestApp, tenant: string, title: string, people: string[]): Promise<string> {
  const form = await create(app.payload, 'forms', { _status: 'published', fields: QUESTIONS, tenant, title })
  for (const name of people) {
    const { status } = await anonymous(app).post(`/forms/${form}/submit`, {
      answers: { consent: true, name, repertoire: 'Tallis, Britten\nand sea shanties', voice: 'a' },
      language: 'en',
      page: '/auditions',
    })
    expect(status).toBe(201)
  }
  return form
}

/** Names of those who sent answers that nobody has read yet. */
export async function unreadOf(app: TestApp, form: string): Promise<string[]> {
  const { docs } = await app.payload.find({
    collection: 'form-submissions',
    depth: 0,
    pagination: false,
    where: { form: { equals: form }, readAt: { exists: false } },
  })
  return docs.map(({ answers }) => (answers as { name: string }).name).sort()
}
