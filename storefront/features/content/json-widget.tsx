import { CallToActionTemplate } from './call-to-action-template.tsx';
import { CardsTemplate } from './cards-template.tsx';
import type { WidgetProps } from './widgets.ts';

/** Named templates that an editor fills; what is in them was read by the template's own schema. */
export default function JsonWidget({ widget, container }: WidgetProps<'JSON'>) {
  if (widget.template === 'form') return null;
  if (widget.template === 'text-+-cta') return <CallToActionTemplate content={widget.content} />;
  return (
    <CardsTemplate
      content={widget.content}
      look={widget.template}
      sizes={widget.sizes}
      isNarrow={container.design === 'narrow' || container.layout !== 'full'}
    />
  );
}
