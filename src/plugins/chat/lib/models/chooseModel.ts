import type { LanguageModel } from 'ai'
import { chatSettings } from '../../settings'
import type { GuideFacts } from '../guide/facts'
import { parseModelName } from './modelName'

export interface TurnModels {
  main: LanguageModel
  /** Null if titles are taken from the user's first message. */
  title: LanguageModel | null
}

/** Whether the built-in guide answers, because no model is configured. */
export const isGuide = (): boolean => chatSettings().AI_MODEL === undefined

/** File types that the model can read. */
export interface ModelReads {
  pdf: boolean
  pictures: boolean
}

/** The guide reads none. For a self-hosted model, `AI_READS` states what it can read. */
export function modelReads(): ModelReads {
  const { AI_MODEL, AI_READS } = chatSettings()
  if (!AI_MODEL) return { pdf: false, pictures: false }
  if (AI_READS) return { pdf: AI_READS.includes('pdf'), pictures: AI_READS.includes('pictures') }
  return { pdf: parseModelName(AI_MODEL).provider !== 'openai-compatible', pictures: true }
}

/** Loads the configured model, or the built-in guide. */
export async function chooseModels(facts: GuideFacts): Promise<TurnModels> {
  const { AI_MODEL, AI_TITLE_MODEL } = chatSettings()
  const title = AI_MODEL && AI_TITLE_MODEL ? await loadModel(AI_TITLE_MODEL) : null
  if (AI_MODEL) return { main: await loadModel(AI_MODEL), title }
  const { createGuide } = await import('../guide/createGuide')
  return { main: createGuide(facts), title }
}

/** Imports only the provider that is used. */
async function loadModel(name: string): Promise<LanguageModel> {
  const { AI_API_KEY: apiKey, AI_BASE_URL: baseURL } = chatSettings()
  const { model, provider } = parseModelName(name)
  const options = { ...(apiKey && { apiKey }), ...(baseURL && { baseURL }) }
  switch (provider) {
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(options)(model)
    case 'google':
      return (await import('@ai-sdk/google')).createGoogleGenerativeAI(options)(model)
    case 'mistral':
      return (await import('@ai-sdk/mistral')).createMistral(options)(model)
    case 'openai':
      // The Chat Completions API rather than the Responses API, as gateways support it too.
      return (await import('@ai-sdk/openai')).createOpenAI(options).chat(model)
    case 'openai-compatible':
      return (await import('@ai-sdk/openai-compatible')).createOpenAICompatible({
        ...options,
        baseURL: baseURL ?? 'http://127.0.0.1:11434/v1',
        includeUsage: true,
        name: 'openai-compatible',
      })(model)
  }
}
