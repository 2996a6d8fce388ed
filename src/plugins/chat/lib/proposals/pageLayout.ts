import { z } from 'zod'
import { fromMarkdown } from '../texts/fromMarkdown'

const limitedText = (max: number) => z.string().trim().min(1).max(max)
const picture = z.uuid().describe('Id of an attached picture, or of a picture of the site')

/** A page block as a model provides it. */
export const blockInput = z
  .discriminatedUnion('block', [
    z.strictObject({
      block: z.literal('hero'),
      heading: limitedText(160),
      lead: limitedText(400).optional(),
      picture: picture.optional(),
    }),
    z.strictObject({
      block: z.literal('text'),
      text: limitedText(12_000).describe(
        'Markdown, with a paragraph for each line; headings begin with "## ". Lists, tables and links are kept',
      ),
    }),
    z.strictObject({ block: z.literal('image'), caption: limitedText(300).optional(), picture }),
    z.strictObject({ block: z.literal('gallery'), pictures: z.array(picture).min(1).max(40) }),
    z.strictObject({ block: z.literal('quote'), quote: limitedText(600), source: limitedText(160).optional() }),
    z.strictObject({
      block: z.literal('faq'),
      heading: limitedText(120).optional(),
      questions: z
        .array(z.strictObject({ answer: limitedText(4_000), question: limitedText(200) }))
        .min(1)
        .max(30),
    }),
  ])
  .meta({ examples: [{ block: 'text', text: 'Doors open at seven.' }] })

export type GivenBlock = z.infer<typeof blockInput>

/** Ids of the pictures in the blocks, without duplicates. */
export const picturesIn = (blocks: GivenBlock[]): string[] => [
  ...new Set(
    blocks.flatMap((block) =>
      block.block === 'gallery' ? block.pictures : 'picture' in block && block.picture ? [block.picture] : [],
    ),
  ),
]

/**
 * Converts blocks to the form in which pages store them.
 * @param reference maps a picture id to what is stored for it
 */
export const toLayout = (blocks: GivenBlock[], reference: (picture: string) => string): Record<string, unknown>[] =>
  blocks.map((block) => ({ blockType: block.block, ...valuesOf(block, reference) }))

function valuesOf(block: GivenBlock, reference: (picture: string) => string): Record<string, unknown> {
  switch (block.block) {
    case 'faq':
      return {
        ...(block.heading && { heading: block.heading }),
        questions: block.questions.map(({ answer, question }) => ({ answer: fromMarkdown(answer), question })),
      }
    case 'gallery':
      return { images: block.pictures.map(reference) }
    case 'hero':
      return {
        heading: block.heading,
        ...(block.lead && { lead: block.lead }),
        ...(block.picture && { image: reference(block.picture) }),
      }
    case 'image':
      return { image: reference(block.picture), ...(block.caption && { caption: block.caption }) }
    case 'quote':
      return { quote: block.quote, ...(block.source && { source: block.source }) }
    case 'text':
      return { content: fromMarkdown(block.text) }
  }
}

/**
 * Blocks as text, for the person who decides about them.
 * @param label of a block type
 * @param name of a picture
 */
export const layoutText = (
  blocks: GivenBlock[],
  label: (slug: string) => string,
  name: (picture: string) => string,
): string => blocks.map((block) => `${label(block.block)}: ${blockText(block, name)}`).join('\n')

function blockText(block: GivenBlock, name: (picture: string) => string): string {
  switch (block.block) {
    case 'faq':
      return [block.heading, ...block.questions.flatMap(({ answer, question }) => [question, answer])]
        .filter(Boolean)
        .join('\n')
    case 'gallery':
      return block.pictures.map(name).join(', ')
    case 'hero':
      return [block.heading, block.lead, block.picture && name(block.picture)].filter(Boolean).join('\n')
    case 'image':
      return [name(block.picture), block.caption].filter(Boolean).join('\n')
    case 'quote':
      return [block.quote, block.source].filter(Boolean).join('\n')
    case 'text':
      return block.text
  }
}
