/** `message` of `validateOrderCreation` and `validateOrderConditions` for a blocked customer. Clients test for it. */
export const BLACKLISTED_MESSAGE = 'Customer is blacklisted';
