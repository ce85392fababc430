import { campaignUrl } from '#backend/features/url/canonical-url.ts';
import type { CampaignRuleTypeResolvers } from '#backend/graphql/schema.generated.ts';
import { describeCampaignAction } from './campaign-action.ts';
import type { CampaignInScope } from './campaign-in-scope.ts';

const actionOf = ({ campaign, scope }: CampaignInScope) =>
  describeCampaignAction(campaign.terms, scope.market.currency);

export const campaignResolvers: { CampaignRuleType: CampaignRuleTypeResolvers } = {
  CampaignRuleType: {
    campaignId: ({ campaign }) => String(campaign.id),
    name: ({ campaign, scope }) => campaign.texts.get(scope.language.id)?.name ?? null,
    hideTitle: ({ campaign }) => campaign.hideTitle,
    ruleType: ({ campaign }) => campaign.terms.type,
    category: (rule) => actionOf(rule).category,
    action: (rule) => actionOf(rule).action,
    actionValue: (rule) => actionOf(rule).value,
    canonicalUrl: ({ campaign, scope }) => campaignUrl(campaign, scope),
  },
};
