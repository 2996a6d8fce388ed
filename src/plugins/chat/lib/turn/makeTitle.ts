import type { LanguageModel, LanguageModelUsage } from 'ai'
import type { StoredMessage } from '../chatMessages'
import { textOf, titleFrom } from '../messages'

/** Generates a short title for a conversation. */
export async function makeTitle(
  model: LanguageModel,
  { parts }: Pick<StoredMessage, 'parts'>,
): Promise<{ title: string; usage: LanguageModelUsage }> {
  const { generateText } = await import('ai')
  const { text, usage } = await generateText({
    abortSignal: AbortSignal.timeout(15_000),
    instructions:
      'Write a title of at most six words for a conversation that begins with the text that follows. Answer with the title only, in the language of the text, without quotation marks.',
    maxRetries: 0,
    model,
    prompt: textOf({ parts }).slice(0, 2_000),
  })
  return { title: titleFrom(text.replace(/^["'“«]+|["'”».]+$/g, '')), usage }
}
