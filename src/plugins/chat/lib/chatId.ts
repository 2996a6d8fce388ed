import { z } from 'zod'

/**
 * The id of a conversation, or of what belongs to it. In lower case, as columns of type uuid return it: conversations keep
 * theirs as text, where another spelling would be another conversation.
 */
export const chatId = z.uuid().toLowerCase()
