import { z } from 'zod'
import { formatted } from './formatted'

const words = (most: number) => z.string().trim().min(1).max(most)
const picture = z.uuid().describe('Id of an attached picture, or of a picture of the site')

/** A block of a page as a model gives it. */
export const blockInput = z
  .discriminatedUnion('block', [
    z.strictObject({
      block: z.literal('hero'),
      heading: words(160),
      lead: words(400).optional(),
      picture: picture.optional(),
    }),
    z.strictObject({
      block: z.literal('text'),
      text: words(12_000).describe('A paragraph for each line; "## " begins a heading, "- " an item of a list'),
    }),
    z.strictObject({ block: z.literal('image'), caption: words(300).optional(), picture }),
    z.strictObject({ block: z.literal('gallery'), pictures: z.array(picture).min(1).max(40) }),
    z.strictObject({ block: z.literal('quote'), quote: words(600), source: words(160).optional() }),
    z.strictObject({
      block: z.literal('faq'),
      heading: words(120).optional(),
      questions: z
        .array(z.strictObject({ answer: words(4_000), question: words(200) }))
        .min(1)
        .max(30),
    }),
  ])
  .meta({ examples: [{ block: 'text', text: 'Doors open at seven.' }] })

export type GivenBlock = z.infer<typeof blockInput>

/** Ids of the pictures in blocks, each once. */
export const picturesIn = (blocks: GivenBlock[]): string[] => [
  ...new Set(
    blocks.flatMap((one) =>
      one.block === 'gallery' ? one.pictures : 'picture' in one && one.picture ? [one.picture] : [],
    ),
  ),
]

/** Blocks as pages store them. @param reference what stands for a picture */
export const toLayout = (blocks: GivenBlock[], reference: (picture: string) => string): Record<string, unknown>[] =>
  blocks.map((one) => ({ blockType: one.block, ...valuesOf(one, reference) }))

function valuesOf(one: GivenBlock, reference: (picture: string) => string): Record<string, unknown> {
  switch (one.block) {
    case 'faq':
      return {
        ...(one.heading && { heading: one.heading }),
        questions: one.questions.map(({ answer, question }) => ({ answer: formatted(answer), question })),
      }
    case 'gallery':
      return { images: one.pictures.map(reference) }
    case 'hero':
      return {
        heading: one.heading,
        ...(one.lead && { lead: one.lead }),
        ...(one.picture && { image: reference(one.picture) }),
      }
    case 'image':
      return { image: reference(one.picture), ...(one.caption && { caption: one.caption }) }
    case 'quote':
      return { quote: one.quote, ...(one.source && { source: one.source }) }
    case 'text':
      return { content: formatted(one.text) }
  }
}

/**
 * Blocks in words, for somebody who decides about them.
 * @param label of a kind of block
 * @param name of a picture
 */
export const layoutText = (
  blocks: GivenBlock[],
  label: (slug: string) => string,
  name: (picture: string) => string,
): string => blocks.map((one) => `${label(one.block)}: ${saidBy(one, name)}`).join('\n')

function saidBy(one: GivenBlock, name: (picture: string) => string): string {
  switch (one.block) {
    case 'faq':
      return [one.heading, ...one.questions.flatMap(({ answer, question }) => [question, answer])]
        .filter(Boolean)
        .join('\n')
    case 'gallery':
      return one.pictures.map(name).join(', ')
    case 'hero':
      return [one.heading, one.lead, one.picture && name(one.picture)].filter(Boolean).join('\n')
    case 'image':
      return [name(one.picture), one.caption].filter(Boolean).join('\n')
    case 'quote':
      return [one.quote, one.source].filter(Boolean).join('\n')
    case 'text':
      return one.text
  }
}
