/** The amount that a campaign reduces: a unit's price, lines by their quantity, the whole cart, or the shipping fee to 0. */
export type CampaignEffect = 'price' | 'quantity' | 'cart' | 'free-shipping';

interface CampaignTypeFacts {
  effect: CampaignEffect;
  /** `category` and `action` of the API's `CampaignRuleType`; its `ruleType` is the key. */
  category: 'product' | 'cart' | 'shipping';
  action: string;
}

/** Every type of campaign. */
export const CAMPAIGN_TYPES = {
  percentage: { effect: 'price', category: 'product', action: 'percentage-off' },
  'fixed-price': { effect: 'price', category: 'product', action: 'fixed-price' },
  'buy-x-pay-y': { effect: 'quantity', category: 'product', action: 'pay-for-fewer' },
  'quantity-steps': { effect: 'quantity', category: 'product', action: 'percentage-off-by-quantity' },
  'fixed-amount': { effect: 'cart', category: 'cart', action: 'amount-off' },
  'free-shipping': { effect: 'free-shipping', category: 'shipping', action: 'free-shipping' },
} as const satisfies Record<string, CampaignTypeFacts>;

export type CampaignType = keyof typeof CAMPAIGN_TYPES;

/** The types with an effect. */
export type TypeWithEffect<Effect extends CampaignEffect> = {
  [Type in CampaignType]: (typeof CAMPAIGN_TYPES)[Type]['effect'] extends Effect ? Type : never;
}[CampaignType];

/** Whether the API's `action` names a campaign with the effect. */
export function isActionWithEffect(action: string | null | undefined, effect: CampaignEffect): boolean {
  return Object.values(CAMPAIGN_TYPES).some((type) => type.action === action && type.effect === effect);
}
