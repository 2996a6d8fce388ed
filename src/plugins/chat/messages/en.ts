/** Texts of the assistant. */
export const en = {
  activityChatApplied: 'Applied what the assistant proposed: {{title}}',
  activityChatUndone: 'Took back what was applied from a conversation with the assistant',
}
