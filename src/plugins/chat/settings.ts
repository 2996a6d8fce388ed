import { z } from 'zod'
import { defineSettings } from '@/lib/settings/defineSettings'
import { MODEL_NAME } from './lib/models/modelName'

const model = z.string().regex(MODEL_NAME, 'must be a provider and a model, such as anthropic/claude-sonnet-4-5')

export const chatSettings = defineSettings({
  AI_API_KEY: z.string().optional(),
  AI_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  /** Unset: the built-in guide answers. */
  AI_MODEL: model.optional(),
  /** Monthly token limit per tenant. Unset: no limit. */
  AI_MONTHLY_LIMIT: z.coerce.number().int().min(1, 'must be at least 1').optional(),
  /** What the model can read. Unset: what models of its provider usually can. */
  AI_READS: z.enum(['nothing', 'pictures', 'pictures,pdf']).optional(),
  /** Timeout between two chunks from the model, in milliseconds. */
  AI_TIMEOUT_MS: z.coerce.number().int().min(100, 'must be at least 100').max(120_000).default(30_000),
  AI_TITLE_MODEL: model.optional(),
})
