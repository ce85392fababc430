interface Campaign {
  name: string | null;
  hideTitle: boolean | null;
}

/** The names of the campaigns that customers may see, separated by commas. */
export function campaignNames(campaigns: readonly (Campaign | null)[] | null): string {
  return (campaigns ?? [])
    .flatMap((campaign) => (campaign?.name && !campaign.hideTitle ? [campaign.name] : []))
    .join(', ');
}
