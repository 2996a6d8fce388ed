type ProviderName = 'anthropic' | 'google' | 'mistral' | 'openai' | 'openai-compatible'

/** A provider and one of its models: `anthropic/claude-sonnet-4-5`, `openai-compatible/library/llama3`. */
export const MODEL_NAME = /^(anthropic|google|mistral|openai-compatible|openai)\/(\S+)$/

export interface ModelName {
  provider: ProviderName
  model: string
}

/** @throws when it is none; settings are checked at the start */
export function parseModelName(name: string): ModelName {
  const [, provider, model] = MODEL_NAME.exec(name) ?? []
  if (!provider || !model) throw new Error(`${name} is no model`)
  return { model, provider: provider as ProviderName }
}
