type ProviderName = 'anthropic' | 'google' | 'mistral' | 'openai' | 'openai-compatible'

/** A provider and one of its models: `anthropic/claude-sonnet-4-5`, `openai-compatible/library/llama3`. */
export const MODEL_NAME = /^(anthropic|google|mistral|openai-compatible|openai)\/(\S+)$/

export interface ModelName {
  provider: ProviderName
  model: string
}

/** @throws if the name is invalid; settings are validated at startup */
export function parseModelName(name: string): ModelName {
  const [, provider, model] = MODEL_NAME.exec(name) ?? []
  if (!provider || !model)
    throw new Error(`Model "${name}" is invalid: use provider/model, such as anthropic/claude-sonnet-4-5`)
  return { model, provider: provider as ProviderName }
}
