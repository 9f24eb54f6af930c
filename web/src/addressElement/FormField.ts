/**
 * What an input has, for an element of our own
 * (https://html.spec.whatwg.org/multipage/custom-elements.html#custom-elements-face-example).
 */
export abstract class FormField extends HTMLElement {
  static readonly formAssociated = true;

  protected readonly internals = this.attachInternals();

  abstract get value(): string;
  abstract set value(value: string | null | undefined);

  get form(): HTMLFormElement | null {
    return this.internals.form;
  }
  get labels(): NodeList {
    return this.internals.labels;
  }
  get type(): string {
    return this.localName;
  }
  get name(): string {
    return this.getAttribute('name') ?? '';
  }
  set name(name: string) {
    this.setAttribute('name', name);
  }
  get required(): boolean {
    return this.hasAttribute('required');
  }
  set required(isRequired: boolean) {
    this.toggleAttribute('required', isRequired);
  }
  get disabled(): boolean {
    return this.hasAttribute('disabled');
  }
  set disabled(isDisabled: boolean) {
    this.toggleAttribute('disabled', isDisabled);
  }
  get validity(): ValidityState {
    return this.internals.validity;
  }
  get validationMessage(): string {
    return this.internals.validationMessage;
  }
  get willValidate(): boolean {
    return this.internals.willValidate;
  }
  checkValidity(): boolean {
    return this.internals.checkValidity();
  }
  reportValidity(): boolean {
    return this.internals.reportValidity();
  }

  /** A property that was set before the element was defined hides the one of its class. */
  protected takeOverProperties(): void {
    for (const name of ['value', 'name', 'required', 'disabled'] as const) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = this[name];
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  /** As Enter does in an input. */
  protected submitForm(): void {
    const { form } = this;
    const submitter = [...(form?.elements ?? [])].find(
      (each): each is HTMLButtonElement | HTMLInputElement =>
        (each instanceof HTMLButtonElement || each instanceof HTMLInputElement) &&
        (each.type === 'submit' || each.type === 'image'),
    );
    if (submitter === undefined) form?.requestSubmit();
    else submitter.click();
  }
}
